import type { Meta, StoryObj } from '@storybook/react-vite'

import type { Guide } from '../testing/guide.ts'
import { Logo } from './Logo.tsx'

const meta = {
  title: 'Components/Logo',
  parameters: {
    guide: {
      use: 'The mark with the name of the marketplace, at the top of a page.',
      avoid: [{ when: 'A sign for an action is needed', take: 'Components/Icon' }],
      behaviour: ['It is no link by itself: put one around it.'],
      keyboard: null,
      screenReader: 'The mark is hidden; the name is text and names the link around it.',
      words: null,
      longText: 'The mark stands at the start of the line in either direction.',
      related: ['Components/Splash', 'Components/Icon'],
    } satisfies Guide,
  },
  component: Logo,
  args: { name: 'Otosafi' },
} satisfies Meta<typeof Logo>
export default meta
type Story = StoryObj<typeof meta>

export const Mark: Story = {}

/** The road comes from the same side in every writing direction: a mark is not mirrored. */
export const RightToLeft: Story = { tags: ['deep'], globals: { direction: 'rtl' } }

/** An operator's own, longer name. */
export const LongName: Story = { args: { name: 'Otosafi Automobiles' } }
