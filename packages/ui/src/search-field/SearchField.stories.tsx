import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { SearchField } from './SearchField.tsx'

const meta = {
  title: 'Forms/Search field',
  component: SearchField,
  args: { label: 'Search', name: 'q', clearLabel: 'Clear the search', onChange: fn() },
} satisfies Meta<typeof SearchField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  args: { placeholder: 'Brand, model or words' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Clear the search').checkVisibility({ visibilityProperty: true })).toBe(false)
  },
}

export const ClearedByKeyboard: Story = {
  args: { defaultValue: 'corolla' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Clear the search' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}

export const WithError: Story = { args: { defaultValue: '?', error: 'Enter at least one word' } }

export const Disabled: Story = { args: { disabled: true } }

export const WithSuggestions: Story = {
  args: {
    defaultValue: 'coro',
    children: (
      <ul>
        <li>Toyota Corolla</li>
        <li>Toyota Corolla Cross</li>
      </ul>
    ),
  },
}

export const LongText: Story = {
  args: {
    label: 'Sesha izimoto ngomkhiqizo, imodeli noma ngamagama akho',
    defaultValue: 'imoto encane engadli uphethiloli omningi enezihlalo eziyisikhombisa',
  },
  globals: { viewport: { value: 'w320' } },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'بحث', defaultValue: 'كورولا', clearLabel: 'امسح البحث' },
}
