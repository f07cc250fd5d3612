import type { Meta, StoryObj } from '@storybook/react-vite'

import type { Guide } from '../testing/guide.ts'
import { Steps } from './Steps.tsx'

const meta = {
  title: 'Components/Steps',
  parameters: {
    guide: {
      use: 'Explains in order how buying or selling goes.',
      avoid: [
        { when: 'People are within a form', take: 'Forms/Stepper' },
        { when: 'Facts have no order', take: 'Components/Facts' },
      ],
      behaviour: ['The numbers are added; columns where they fit.'],
      keyboard: null,
      screenReader: 'An ordered list; each title is a heading of level 3.',
      words: { write: 'Book a visit, or have the car brought to you in Abidjan.', not: 'It’s super easy!' },
      longText: 'Titles and texts wrap; the columns follow the reading direction.',
      related: ['Forms/Stepper', 'Components/Section'],
    } satisfies Guide,
  },
  component: Steps,
  args: {
    steps: [
      { title: 'Choose', text: 'Compare inspected cars with all their defects named.' },
      { title: 'See it', text: 'Book a visit, or have the car brought to you in Abidjan.' },
      { title: 'Drive', text: 'We prepare the papers. Bring it back within five days if it is not right.' },
    ],
  },
  decorators: [
    (Story) => (
      <section>
        <h2 style={{ marginBlockEnd: 'var(--space-4)' }}>How buying works</h2>
        <Story />
      </section>
    ),
  ],
} satisfies Meta<typeof Steps>
export default meta
type Story = StoryObj<typeof meta>

export const Buying: Story = {}

export const LongText: Story = {
  tags: ['deep'],
  args: {
    steps: [
      {
        title: 'Khetha imoto ehlolwe ngochwepheshe bethu',
        text: 'Qhathanisa izimoto ezihloliwe lapho konke ukonakala kubhalwe khona ngokucacile ngaphambi kokuba ukhokhe noma yini.',
      },
    ],
  },
  globals: { viewport: { value: 'w320' } },
}

export const RightToLeft: Story = {
  tags: ['deep'],
  globals: { direction: 'rtl' },
  args: {
    steps: [
      { title: 'اختر', text: 'قارن بين سيارات مفحوصة تذكر كل عيوبها.' },
      { title: 'عاين', text: 'احجز زيارة في الدار البيضاء.' },
      { title: 'انطلق', text: 'نحن نجهز الأوراق.' },
    ],
  },
  decorators: [],
}
