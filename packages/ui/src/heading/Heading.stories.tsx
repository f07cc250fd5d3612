import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guide } from '../testing/guide.ts'
import { Heading } from './Heading.tsx'

const meta = {
  title: 'Components/Heading',
  parameters: {
    guide: {
      use: 'A heading whose size can differ from its level.',
      avoid: [{ when: 'It opens a section of a page', take: 'Components/Section' }],
      behaviour: ['Choose the level by the outline, the size by the look.'],
      keyboard: null,
      screenReader: 'Announced with its level: do not skip one.',
      words: { write: 'What we found on this car', not: 'WHAT WE FOUND!' },
      longText: 'Wraps; give it no fixed height.',
      related: ['Components/Section', 'Components/State message'],
    } satisfies Guide,
  },
  component: Heading,
  args: { level: 1, children: 'Cars with nothing to hide' },
} satisfies Meta<typeof Heading>
export default meta
type Story = StoryObj<typeof meta>

export const AsItsLevel: Story = {}

export const Levels: Story = {
  render: () => (
    <>
      <Heading level={1}>Cars with nothing to hide</Heading>
      <Heading level={2}>How buying works</Heading>
      <Heading level={3}>See it</Heading>
    </>
  ),
}

/** The level is said all the same. */
export const LargerThanItsLevel: Story = {
  args: { size: '3xl' },
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible(),
}

export const LongText: Story = {
  args: { size: '3xl', children: 'Izimoto ezihlolwe ngochwepheshe bethu elingalindelekile lokusetshenziswa' },
  globals: { viewport: { value: 'w320' } },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { children: 'سيارات بلا أسرار' } }
