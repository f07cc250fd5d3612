import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guide } from '../testing/guide.ts'
import { NumberField } from './NumberField.tsx'

const meta = {
  title: 'Forms/Number field',
  parameters: {
    guide: {
      use: 'Takes one number with its unit: kilometres, a price, a share.',
      avoid: [
        { when: 'A lower and an upper bound are asked', take: 'Components/Range fields' },
        { when: 'A slider helps to find the value', take: 'Forms/Slider field' },
        { when: 'Digits do not count anything', take: 'Forms/Text field' },
      ],
      behaviour: [
        'A text field with the keys for numbers; a fraction only with decimal.',
        'Sent as it was typed, without script too.',
      ],
      keyboard: [
        [['Digits'], 'write the number; phones show the keys for numbers'],
        [['Enter'], 'sends the form'],
      ],
      screenReader: 'The unit is a second label, read with the number.',
      words: { write: 'Kilometres on the clock', not: 'Value' },
      longText: 'Number and unit stay left to right in every language.',
      related: ['Components/Range fields', 'Forms/Slider field', 'Forms/Text field'],
    } satisfies Guide,
  },
  component: NumberField,
  args: { label: 'Distance driven', name: 'mileage', unit: 'km', placeholder: '84 000' },
} satisfies Meta<typeof NumberField>
export default meta
type Story = StoryObj<typeof meta>

/** Named with its unit, which leads into the field too. */
export const ByItsUnit: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('km'))
    await userEvent.keyboard('84 000')
    await expect(canvas.getByRole('textbox', { name: 'Distance driven km' })).toHaveValue('84 000')
  },
}

export const WithoutUnit: Story = { args: { label: 'Year', unit: '', placeholder: '2019' } }

export const WithError: Story = {
  args: {
    help: 'As the odometer shows it.',
    defaultValue: '9 000 000',
    error: 'Enter a distance of at most 1 000 000',
  },
}

export const Disabled: Story = { args: { defaultValue: '84 000', disabled: true } }

export const LongText: Story = {
  tags: ['deep'],
  args: {
    label: 'Ibanga imoto esilihambile njengoba likhonjiswa yi-odometha manje',
    unit: 'amakhilomitha',
    defaultValue: '1 250 000',
  },
  globals: { viewport: { value: 'w320' } },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { label: 'المسافة المقطوعة', unit: 'كم' } }
