import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Honeypot } from './Honeypot.tsx'
import { TextField } from './TextField.tsx'

const meta = {
  title: 'Forms/Honeypot',
  component: Honeypot,
  args: { name: 'company', label: 'Leave this empty' },
  render: (args) => (
    <form>
      <TextField label="E-mail" name="email" type="email" />
      <Honeypot {...args} />
      <TextField label="Name" name="name" />
    </form>
  ),
} satisfies Meta<typeof Honeypot>
export default meta
type Story = StoryObj<typeof meta>

/** Neither seen nor reached: the keyboard goes from the field before it to the one after it. */
export const BetweenFields: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(2)
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { label: 'اتركه فارغا' } }
