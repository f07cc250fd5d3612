import type { Meta, StoryObj } from '@storybook/react-vite'

import type { Guide } from '../testing/guide.ts'
import { Price } from './Price.tsx'

const meta = {
  title: 'Components/Price',
  parameters: {
    guide: {
      use: 'Shows the price of a car, with the former one and other currencies where there are any.',
      avoid: [{ when: 'An amount stands within a sentence', take: 'Components/Ltr' }],
      anatomy: {
        draw: () => (
          <Price
            amount="R 189 900"
            size="l"
            old={{ label: 'Before', amount: 'R 204 900' }}
            converted={{ label: 'about, rates of 12 May:', amounts: ['€9 460', 'US$ 10 240'] }}
          />
        ),
        parts: [
          ['Price', 'strong'],
          ['Former price, struck through', 's'],
          ['Other currencies, with the day of their rates', 's + span'],
        ],
      },
      behaviour: [
        'The former price is struck through beside it.',
        'Other currencies stand below, with the date of their rates.',
      ],
      keyboard: null,
      screenReader: 'A hidden label says that a price is the former one.',
      words: { write: 'About $ 16 500 at the rate of 12 May 2026', not: 'Only 165 000 DH!' },
      examples: [
        {
          good: {
            draw: () => <Price amount="R 189 900" old={{ label: 'Before', amount: 'R 204 900' }} />,
            why: 'What it was before stands beside it.',
          },
          bad: { draw: () => <Price amount="Only R 189 900!" />, why: 'A figure that praises itself.' },
        },
      ],
      longText: 'The parts wrap as wholes; amounts stay left to right.',
      related: ['Components/Car card', 'Components/Ltr'],
    } satisfies Guide,
  },
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
  tags: ['deep'],
  args: { amount: '1 249 900 000 FCFA', size: 'l', old: { label: 'Avant', amount: '1 310 000 000 FCFA' } },
  globals: { viewport: { value: 'w320' } },
}

export const RightToLeft: Story = {
  tags: ['deep'],
  globals: { direction: 'rtl' },
  args: {
    amount: '98 500 DH',
    old: { label: 'السعر السابق', amount: '104 000 DH' },
    converted: { label: 'حوالي', amounts: ['9 150 €', '9 900 US$'] },
  },
}
