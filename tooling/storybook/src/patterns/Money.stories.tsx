import type { Meta, StoryObj } from '@storybook/react-vite'

import { carPath } from '@otosafi/editions/routes/car-path'
import { pathFor } from '@otosafi/editions/routes/path-for'

import { recordedCar, withCar } from '../screens/change-cars.ts'
import { type PartArgs, partStory, patternParameters } from './part-story.tsx'

/** What a car costs: the price, by the month, and with all that comes on top. */
const meta = {
  title: 'Patterns/Money and monthly figures',
  tags: ['once', 'deep'],
  ...partStory,
  parameters: {
    ...patternParameters({
      use: 'Wherever an amount helps somebody to decide. The price is the fact; a monthly figure is always its companion, never its replacement.',
      behaviour: [
        'Amounts are written by the formatter of edition and language: no space in them breaks, and their digits are of one width.',
        'The price stands first and bold; the month, the former price and other currencies follow in smaller type.',
        'A monthly figure opens what it was computed with, and leads to the calculator.',
        'What is converted names the day of its rates; what is estimated says so.',
        'What nobody knows is not counted, and the sum says that it is missing.',
        'Without script the same form computes on the server, by the same rules.',
      ],
      rules: [
        { good: '745 DH a month over 60 months, with the rate beside it', bad: 'From 745 DH!' },
        {
          good: 'A former price only where it was asked for, and since when.',
          bad: 'A struck-through price that nobody ever paid.',
        },
        { good: 'Not known, not counted', bad: 'Insurance: 0 DH' },
      ],
      components: [
        'Components/Price',
        'Components/Disclosure',
        'Components/Spec list',
        'Forms/Slider field',
        'Forms/Number field',
        'Components/Ltr',
      ],
      screens: [
        ['Car', 'screens-car--available'],
        ['Loan calculator', 'screens-finance-and-services--finance'],
        ['Monthly costs', 'screens-finance-and-services--car-costs'],
        ['Prices of a model', 'screens-sell-and-value--prices'],
      ],
    }),
  },
} satisfies Meta<PartArgs>
export default meta
type Story = StoryObj<typeof meta>

/** A price that was lowered, judged against comparable cars, with the month and other currencies behind it. */
export const CarPrice: Story = {
  tags: ['!deep'],
  args: {
    address: ({ language, answers }) => carPath(recordedCar(answers), language),
    change: withCar({ oldPrice: 52_000 }),
    selector: '#part-summary',
  },
}

/** A loan as it is turned: each figure follows at once. */
export const Loan: Story = {
  args: {
    address: ({ language }) => pathFor('finance', language),
    selector: 'main div:has(> form #price)',
    isWide: true,
  },
}

/** All of a month. Insurance and tax were not typed, so they are not in the sum, which says so. */
export const EachMonth: Story = {
  args: {
    address: ({ language, answers }) => `${pathFor('carCosts', language)}?car=${recordedCar(answers).id}`,
    selector: 'main div:has(> form #kilometres)',
    isWide: true,
  },
}
