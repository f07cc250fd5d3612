import type { Meta, StoryObj } from '@storybook/react-vite'

import { Ltr } from '../ltr/Ltr.tsx'
import type { Guide } from '../testing/guide.ts'
import { SpecList } from './SpecList.tsx'

const meta = {
  title: 'Components/Spec list',
  parameters: {
    guide: {
      use: 'Lists facts of a car, each with its label.',
      avoid: [
        { when: 'The facts need no labels', take: 'Components/Facts' },
        { when: 'The facts follow each other in time', take: 'Components/Steps' },
      ],
      parts: ['Label', 'Value', 'Notes below'],
      behaviour: ['Columns where they fit, hairlines between rows.', 'What is not known says so and is marked.'],
      keyboard: [[['Tab'], 'goes to the links within, if there are any']],
      screenReader: 'A list of terms and their values.',
      words: { write: 'Number of owners: not known', not: 'Number of owners: 0' },
      longText: 'The label wraps first, so that a number stays whole.',
      related: ['Components/Facts', 'Components/Disclosure'],
    } satisfies Guide,
  },
  component: SpecList,
  args: {
    specs: [
      { label: 'Mileage', value: '64 200 km' },
      { label: 'First registration', value: 'March 2019' },
      { label: 'Power', value: '97 kW (132 hp)' },
      { label: 'Fuel consumption', value: '6.3 l/100 km' },
      { label: 'Number of keys', value: 'not known', unknown: true },
    ],
  },
} satisfies Meta<typeof SpecList>
export default meta
type Story = StoryObj<typeof meta>

export const OfACar: Story = {}

export const WithNotes: Story = { args: { notes: ['Fuel consumption is the maker’s figure.'] } }

export const LongText: Story = {
  tags: ['deep'],
  args: {
    specs: [
      { label: 'Ukusetshenziswa kukaphethiloli edolobheni nasemgwaqweni omkhulu', value: '6.3 l/100 km edolobheni' },
      { label: 'Inombolo yokuqala yokubhaliswa', value: 'akwaziwa', unknown: true },
    ],
  },
  globals: { viewport: { value: 'w320' } },
}

export const RightToLeft: Story = {
  tags: ['deep'],
  globals: { direction: 'rtl' },
  args: {
    specs: [
      { label: 'العداد', value: '73 400 كم' },
      { label: 'رقم السيارة', value: <Ltr>MA-0VYD3N6S</Ltr> },
      { label: 'عدد المفاتيح', value: 'غير معروف', unknown: true },
    ],
  },
}
