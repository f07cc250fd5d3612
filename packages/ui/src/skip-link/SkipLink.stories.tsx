import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guide } from '../testing/guide.ts'
import { SkipLink } from './SkipLink.tsx'

const meta = {
  title: 'Components/Skip link',
  parameters: {
    guide: {
      use: 'Lets people on the keyboard pass the header at once.',
      avoid: [{ when: 'The link stands in the text', take: 'Components/Text link' }],
      behaviour: ['Seen only while it has the focus; works without script.'],
      keyboard: [
        [['Tab'], 'comes here first'],
        [['Enter'], 'goes to the content'],
      ],
      screenReader: 'Read as a link, whether seen or not.',
      words: { write: 'Skip to the content', not: 'Skip' },
      longText: 'Stands at the start of the line in either direction.',
      related: ['Components/Text link', 'Components/Breadcrumbs'],
    } satisfies Guide,
  },
  component: SkipLink,
  args: { href: '#content', children: 'Skip to content' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="content" tabIndex={-1} style={{ paddingBlockStart: 72 }}>
          <p>64 cars in Cocody</p>
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>
export default meta
type Story = StoryObj<typeof meta>

export const Hidden: Story = {}

export const ShownByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: 'Skip to content' })
    await expect(link).toHaveFocus()
    await expect(getComputedStyle(link).clipPath).toBe('none')
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { children: 'تخطي إلى المحتوى' },
  play: async ({ userEvent }) => userEvent.tab(),
}
