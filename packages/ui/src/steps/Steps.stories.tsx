import type { Meta, StoryObj } from '@storybook/react-vite'

import { Steps } from './Steps.tsx'

const meta = {
  title: 'Components/Steps',
  component: Steps,
  args: {
    steps: [
      { title: 'Choose', text: 'Compare inspected cars with all their defects named.' },
      { title: 'See it', text: 'Book a visit, or have the car brought to you in Abidjan.' },
      { title: 'Drive', text: 'We prepare the papers. Bring it back within seven days if it is not right.' },
    ],
  },
  decorators: [
    (Story) => (
      <section>
        <h2>How buying works</h2>
        <Story />
      </section>
    ),
  ],
} satisfies Meta<typeof Steps>
export default meta
type Story = StoryObj<typeof meta>

export const Buying: Story = {}

export const LongText: Story = {
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
