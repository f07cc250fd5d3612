import type { Meta, StoryObj } from '@storybook/react-vite'

import type { Guide } from '../testing/guide.ts'
import { RangeFields } from './RangeFields.tsx'

const meta = {
  title: 'Components/Range fields',
  parameters: {
    guide: {
      use: 'Takes a lower and an upper bound of the same unit, such as a price from and to.',
      avoid: [
        { when: 'There is one number', take: 'Forms/Number field' },
        { when: 'Script is there and a scale helps', take: 'Islands/Range slider' },
      ],
      behaviour: ['An empty field is no bound.', 'Sent as typed, without script.'],
      keyboard: [
        [['Tab'], 'goes from one field to the other'],
        [['Enter'], 'sends the form'],
      ],
      screenReader: 'A group with a name; each field has its own label, unit and error.',
      words: { write: 'Enter at least as much as in the field before', not: 'Invalid range' },
      longText: 'The fields stand side by side in reading direction; numbers stay left to right.',
      related: ['Forms/Number field', 'Islands/Range slider'],
    } satisfies Guide,
  },
  component: RangeFields,
  args: {
    label: 'Price',
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
  tags: ['deep'],
  args: {
    label: 'Imoto esihambe amakhilomitha',
    from: { name: 'km_from', label: 'Ukusuka kumakhilomitha angu', value: 1_250_000 },
    to: { name: 'km_to', label: 'Ukuya kumakhilomitha angu', value: 1_999_999 },
    unit: 'km',
  },
  globals: { viewport: { value: 'w320' } },
}

export const RightToLeft: Story = {
  tags: ['deep'],
  globals: { direction: 'rtl' },
  args: {
    label: 'الثمن',
    from: { name: 'price_from', label: 'من', value: 60_000 },
    to: { name: 'price_to', label: 'إلى', value: 120_000 },
    unit: 'DH',
  },
}
