import type { Meta, StoryObj } from '@storybook/react-vite'

import { Price } from './Price.tsx'

const meta = {
  title: 'Components/Price',
  component: Price,
  args: { amount: 'R 189 900' },
} satisfies Meta<typeof Price>
export default meta
type Story = StoryObj<typeof meta>

export const OnACard: Story = {}

export const OnACarPage: Story = { args: { size: 'l' } }

export const Lowered: Story = { args: { old: { label: 'Before', amount: 'R 204 900' } } }

export const InOtherCurrencies: Story = {
  args: { size: 'l', converted: { label: 'about, rates of 12 May:', amounts: ['US$ 10 240', '€9 460', '£8 110'] } },
}

export const LongText: Story = {
  args: { amount: '1 249 900 000 FCFA', size: 'l', old: { label: 'Avant', amount: '1 310 000 000 FCFA' } },
  globals: { viewport: { value: 'w320' } },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    amount: '98 500 DH',
    old: { label: 'السعر السابق', amount: '104 000 DH' },
    converted: { label: 'حوالي', amounts: ['9 150 €', '9 900 US$'] },
  },
}
