import type { Meta, StoryObj } from '@storybook/react-vite'

import { SelectField, TextField } from './SelectField.tsx'

const meta = {
  title: 'Components/Select field',
  component: SelectField,
  args: {
    label: 'Brand',
    name: 'brand',
    options: [
      { value: '', label: 'Any brand' },
      { value: 'dacia', label: 'Dacia' },
      { value: 'renault', label: 'Renault' },
      { value: 'toyota', label: 'Toyota' },
    ],
  },
} satisfies Meta<typeof SelectField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Chosen: Story = { args: { defaultValue: 'toyota' } }

export const Disabled: Story = { args: { disabled: true } }

export const LongText: Story = {
  args: {
    label: 'Ngaphambi kokuba ukhethe imodeli, khetha umkhiqizo wemoto oyifunayo',
    options: [{ value: '', label: 'Noma yimuphi umkhiqizo wezimoto otholakala esitokweni sethu namuhla' }],
  },
  globals: { viewport: { value: 'w320' } },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'العلامة', options: [{ value: '', label: 'كل العلامات' }] },
}

/** A text field in the same measure; what is typed decides its own direction. */
export const Text: Story = {
  render: () => <TextField label="Your question" name="question" placeholder="Is it still there?" />,
}
