import type { Meta, StoryObj } from '@storybook/react-vite'

import type { Guide } from '../testing/guide.ts'
import { SelectField } from './SelectField.tsx'

const BRANDS = [
  { value: '', label: 'Any brand' },
  { value: 'dacia', label: 'Dacia' },
  { value: 'renault', label: 'Renault' },
  { value: 'toyota', label: 'Toyota' },
]

const meta = {
  title: 'Forms/Select field',
  parameters: {
    guide: {
      use: 'Lets people choose one of many known values, such as a year or a city.',
      avoid: [
        { when: 'There are few values, worth seeing all', take: 'Forms/Radio' },
        { when: 'The value is found by typing', take: 'Components/Combobox' },
      ],
      anatomy: {
        draw: () => <SelectField label="Brand" help="All that are for sale today" name="anatomy" options={BRANDS} />,
        parts: [
          ['Label', 'label'],
          ['Help', 'label + p'],
          ['Field, the browser’s own', 'select'],
        ],
      },
      behaviour: ['A native select: sent without script.', 'The first option is chosen where no value says otherwise.'],
      keyboard: [
        [['Up arrow', 'Down arrow'], 'choose the value before, the next'],
        [['Letters'], 'choose what begins with them'],
        [['Space'], 'opens the list'],
        [['Escape'], 'closes it'],
      ],
      screenReader: 'Label, help and error are read with it.',
      words: { write: 'Any year', not: '-- Please select --' },
      examples: [
        {
          good: {
            draw: () => <SelectField label="Model year" name="good" options={[{ label: 'Any year' }]} />,
            why: 'The first value is an answer.',
          },
          bad: {
            draw: () => <SelectField label="Model year" name="bad" options={[{ label: '-- Please select --' }]} />,
            why: 'The first value is an order.',
          },
        },
      ],
      longText: 'Options are cut or wrapped by the browser: keep them short.',
      related: ['Forms/Radio', 'Components/Combobox'],
    } satisfies Guide,
  },
  component: SelectField,
  args: {
    label: 'Brand',
    name: 'brand',
    options: BRANDS,
  },
} satisfies Meta<typeof SelectField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Chosen: Story = { args: { defaultValue: 'toyota' } }

export const WithError: Story = {
  args: { mark: '(optional)', help: 'The brand of the car that you sell.', error: 'Choose a brand' },
}

export const Disabled: Story = { args: { disabled: true } }

export const LongText: Story = {
  tags: ['deep'],
  args: {
    label: 'Ngaphambi kokuba ukhethe imodeli, khetha umkhiqizo wemoto oyifunayo',
    options: [{ value: '', label: 'Noma yimuphi umkhiqizo wezimoto otholakala esitokweni sethu namuhla' }],
  },
  globals: { viewport: { value: 'w320' } },
}

export const RightToLeft: Story = {
  tags: ['deep'],
  globals: { direction: 'rtl' },
  args: { label: 'العلامة', options: [{ value: '', label: 'كل العلامات' }] },
}
