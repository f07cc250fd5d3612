import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import type { Guide } from '../testing/guide.ts'
import { readDigits } from '../testing/read-digits.ts'
import { RangeSlider } from './RangeSlider.tsx'

const meta = {
  title: 'Islands/Range slider',
  parameters: {
    guide: {
      use: 'Sets a lower and an upper bound by two thumbs or two fields.',
      avoid: [
        { when: 'Exact values are all that counts', take: 'Components/Range fields' },
        { when: 'There is one value', take: 'Forms/Slider field' },
      ],
      parts: ['Track with two thumbs', 'Two number fields', 'Error under both'],
      behaviour: [
        'The fields send the values; a field may hold more than the scale.',
        'An island that needs script: show range fields until it has loaded.',
        'Errors appear once a field was left.',
      ],
      keyboard: [
        [['Left arrow', 'Right arrow'], 'move a thumb by one step'],
        [['Page up', 'Page down'], 'move it by ten steps'],
        [['Home', 'End'], 'move it to the ends of the scale'],
      ],
      screenReader: 'A named group; each thumb says its number with the unit.',
      words: { write: 'Enter the number in digits, for instance 165 000', not: 'NaN' },
      longText: 'The scale runs in reading direction; numbers stay left to right.',
      related: ['Components/Range fields', 'Islands/Range slider before it comes', 'Islands/Range slider on a page'],
    } satisfies Guide,
  },
  component: RangeSlider,
  args: {
    label: 'Price',
    direction: 'ltr',
    min: 0,
    max: 20_000_000,
    step: 500_000,
    from: { name: 'price_from', label: 'From', value: 3_000_000 },
    to: { name: 'price_to', label: 'To', value: undefined, placeholder: '20 000 000' },
    unit: 'FCFA',
    read: readDigits,
    format: (value) => `${value} FCFA`,
    errors: { notANumber: 'Enter a number in digits', crossed: 'Enter at least as much as in the field before' },
    onCommit: fn(),
  },
} satisfies Meta<typeof RangeSlider>
export default meta
type Story = StoryObj<typeof meta>

export const Price: Story = {}

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const from = canvas.getByRole('slider', { name: 'From' })
    const field = canvas.getByRole('textbox', { name: /From/ })
    await step('an arrow moves the thumb by a step, and the field follows', async () => {
      await userEvent.tab()
      await expect(from).toHaveFocus()
      await userEvent.keyboard('{ArrowUp}')
      await expect(from).toHaveAttribute('aria-valuetext', '3500000 FCFA')
      await expect(field).toHaveValue('3500000')
      await expect(args.onCommit).toHaveBeenLastCalledWith({ from: 3_500_000, to: undefined })
    })
    await step('Home takes the limit away', async () => {
      await userEvent.keyboard('{Home}')
      await expect(field).toHaveValue('')
      await expect(args.onCommit).toHaveBeenLastCalledWith({ from: undefined, to: undefined })
    })
    await step('a typed number moves the thumb', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: /To/ }), '12 345 678')
      await expect(canvas.getByRole('slider', { name: 'To' })).toHaveAttribute('aria-valuenow', '12345678')
      await userEvent.tab()
      await expect(args.onCommit).toHaveBeenLastCalledWith({ from: undefined, to: 12_345_678 })
    })
  },
}

/** The lower end stands at the right, and the left arrow raises it. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'السعر',
    direction: 'rtl',
    max: 400_000,
    step: 10_000,
    from: { name: 'price_from', label: 'من', value: 60_000 },
    to: { name: 'price_to', label: 'إلى', value: 120_000 },
    unit: 'DH',
    format: (value) => `${value} درهم`,
  },
  play: async ({ canvas, userEvent }) => {
    const [from, to] = [canvas.getByRole('slider', { name: 'من' }), canvas.getByRole('slider', { name: 'إلى' })]
    await expect(from.getBoundingClientRect().left).toBeGreaterThan(to.getBoundingClientRect().left)
    from.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(from).toHaveAttribute('aria-valuenow', '70000')
    await expect(canvas.getByRole('textbox', { name: /من/ })).toHaveValue('70000')
  },
}

/** Nothing limits: the thumbs stand at the ends, the fields are empty. */
export const NoLimit: Story = {
  args: {
    from: { name: 'price_from', label: 'From', value: undefined, placeholder: '0' },
    to: { name: 'price_to', label: 'To', value: undefined, placeholder: '20 000 000' },
  },
}

/** A number beyond the scale stays in its field; its thumb stands at the end. */
export const BeyondTheScale: Story = {
  args: { to: { name: 'price_to', label: 'To', value: 45_000_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /To/ })).toHaveValue('45000000')
    await expect(canvas.getByRole('slider', { name: 'To' })).toHaveAttribute('aria-valuenow', '20000000')
  },
}

export const WithErrors: Story = {
  args: { from: { name: 'price_from', label: 'From', value: undefined } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /From/ }), 'cheap')
    await userEvent.tab()
    await expect(canvas.getByText(args.errors.notANumber)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /From/ })).toHaveAccessibleDescription(args.errors.notANumber)
    await expect(args.onCommit).not.toHaveBeenCalled()
  },
}

export const LongText: Story = {
  tags: ['deep'],
  args: {
    label: 'Ibanga elihanjiwe',
    from: { name: 'km_from', label: 'Ukusuka kumakhilomitha angu', value: 1_250_000 },
    to: { name: 'km_to', label: 'Ukuya kumakhilomitha angu', value: 19_999_999 },
    unit: 'km',
  },
  globals: { viewport: { value: 'w320' } },
}
