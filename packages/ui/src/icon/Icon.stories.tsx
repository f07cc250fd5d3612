import type { Meta, StoryObj } from '@storybook/react-vite'

import type { Guide } from '../testing/guide.ts'
import { Icon } from './Icon.tsx'
import { arrowEnd, heartFilled, shield } from './icons.ts'

const meta = {
  title: 'Components/Icon',
  parameters: {
    guide: {
      use: 'A line drawing that repeats what the text beside it says.',
      avoid: [
        { when: 'It can be pressed', take: 'Components/Icon button' },
        { when: 'It shows a body type', take: 'Components/Body type icon' },
      ],
      behaviour: ['Takes colour and size from the text around it.'],
      keyboard: null,
      screenReader: 'Always hidden: it never stands without words.',
      words: null,
      longText: 'Arrows turn round in right-to-left pages, other icons do not.',
      related: ['Components/Icon button', 'Components/Body type icon'],
    } satisfies Guide,
  },
  component: Icon,
  args: { icon: shield },
} satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

export const Alone: Story = {}

export const Filled: Story = { args: { icon: heartFilled } }

/** As large as the words beside it, in their colour. */
export const BesideText: Story = {
  render: (args) => (
    <p style={{ display: 'flex', alignItems: 'center', gap: 8, color: 'var(--brand)', fontSize: 'var(--text-xl)' }}>
      <Icon {...args} /> 100 points inspected
    </p>
  ),
}

/** An arrow follows the reading direction. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { icon: arrowEnd },
  render: (args) => (
    <p style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
      التالي <Icon {...args} />
    </p>
  ),
}
