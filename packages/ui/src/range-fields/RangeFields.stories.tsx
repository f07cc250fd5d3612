import type { Meta, StoryObj } from '@storybook/react-vite'

import { RangeFields } from './RangeFields.tsx'

const meta = {
  title: 'Components/Range fields',
  component: RangeFields,
  args: {
    from: { name: 'price_from', label: 'From', value: undefined, placeholder: '1 500 000' },
    to: { name: 'price_to', label: 'To', value: 12_000_000 },
    unit: 'FCFA',
  },
} satisfies Meta<typeof RangeFields>
export default meta
type Story = StoryObj<typeof meta>

export const Price: Story = {}

export const WithError: Story = {
  args: { to: { name: 'price_to', label: 'To', value: 500, error: 'Enter at least 1 500 000' } },
}

export const LongText: Story = {
  args: {
    from: { name: 'km_from', label: 'Ukusuka kumakhilomitha angu', value: 1_250_000 },
    to: { name: 'km_to', label: 'Ukuya kumakhilomitha angu', value: 1_999_999 },
    unit: 'km',
  },
  globals: { viewport: { value: 'w320' } },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    from: { name: 'price_from', label: 'من', value: 60_000 },
    to: { name: 'price_to', label: 'إلى', value: 120_000 },
    unit: 'DH',
  },
}
