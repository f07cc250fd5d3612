import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { SliderField } from './SliderField.tsx'

const meta = {
  title: 'Forms/Slider field',
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
  globals: { direction: 'rtl' },
  args: { label: 'ثمن السيارة', unit: 'درهم' },
}

export const LongText: Story = {
  args: { label: 'Imali engenayo ngenyanga ngemva kokudonswa kwezimali zonke', unit: 'amarandi' },
  globals: { viewport: { value: 'w320' } },
}
