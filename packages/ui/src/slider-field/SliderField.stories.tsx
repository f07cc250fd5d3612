import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guide } from '../testing/guide.ts'
import { SliderField } from './SliderField.tsx'

const meta = {
  title: 'Forms/Slider field',
  parameters: {
    guide: {
      use: 'Takes a number by typing or by a slider, as the deposit of a loan.',
      avoid: [
        { when: 'The value is not to be tried out', take: 'Forms/Number field' },
        { when: 'There are two bounds', take: 'Islands/Range slider' },
      ],
      parts: ['Number field', 'Slider'],
      behaviour: [
        'The form sends the field alone.',
        'The slider is not shown without script.',
        'It may have a scale of its own, such as percent; who listens to the form keeps both in step.',
      ],
      keyboard: [
        [['Digits'], 'write the number in the field'],
        [['Left arrow', 'Right arrow'], 'move the slider by one step'],
        [['Home', 'End'], 'move it to its ends'],
      ],
      screenReader: 'The slider has a name of its own and says its value in words where the number does not.',
      words: { write: 'Deposit', not: 'Drag me' },
      longText: 'Number and unit stay left to right.',
      related: ['Forms/Number field', 'Islands/Range slider'],
    } satisfies Guide,
  },
  component: SliderField,
  args: {
    label: 'Vehicle price',
    name: 'price',
    unit: 'DH',
    defaultValue: '120 000',
    slider: { label: 'Slider: Vehicle price', min: 20_000, max: 400_000, step: 5000, value: 120_000 },
  },
} satisfies Meta<typeof SliderField>
export default meta
type Story = StoryObj<typeof meta>

/** Field and slider are named apart, and the form sends the field alone. */
export const Amount: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Vehicle price DH' })).toHaveValue('120 000')
    const slider = canvas.getByRole('slider', { name: 'Slider: Vehicle price' })
    await expect(slider).toHaveValue('120000')
    await expect(slider).not.toHaveAttribute('name')
  },
}

export const Fraction: Story = {
  args: {
    label: 'Annual rate',
    name: 'rate',
    unit: '%',
    decimal: true,
    help: 'Lenders here publish 5 to 9 %.',
    defaultValue: '7,5',
    slider: { label: 'Slider: Annual rate', min: 5, max: 9, step: 0.25, value: 7.5, valueText: '7,5 %' },
  },
}

export const WithError: Story = {
  args: { defaultValue: '9 000 000', error: 'Enter an amount between 20 000 DH and 400 000 DH' },
}

export const RightToLeft: Story = {
  tags: ['deep'],
  globals: { direction: 'rtl' },
  args: { label: 'ثمن السيارة', unit: 'درهم' },
}

export const LongText: Story = {
  tags: ['deep'],
  args: { label: 'Imali engenayo ngenyanga ngemva kokudonswa kwezimali zonke', unit: 'amarandi' },
  globals: { viewport: { value: 'w320' } },
}
