import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazy, Suspense } from 'react'
import { expect } from 'storybook/test'

import { RangeFields } from '../range-fields/RangeFields.tsx'
import type { Guide } from '../testing/guide.ts'
import { readDigits } from '../testing/read-digits.ts'
import type { RangeSliderProps } from './RangeSlider.tsx'

const RangeSlider = lazy(async () => ({ default: (await import('./RangeSlider.tsx')).RangeSlider }))

/** How a page uses the island: the fields are there at once and work without script, the slider comes when it is loaded. */
function MileageFilter(props: RangeSliderProps) {
  return (
    <Suspense fallback={<RangeFields label={props.label} from={props.from} to={props.to} unit={props.unit} />}>
      <RangeSlider {...props} />
    </Suspense>
  )
}

const meta = {
  title: 'Islands/Range slider on a page',
  parameters: {
    guide: {
      use: 'Shows how a page loads the range slider: fields first, slider when it has come.',
      avoid: [{ when: 'Nothing needs to be dragged', take: 'Components/Range fields' }],
      behaviour: ['The fields work at once and without script.', 'Give both the same label, from, to and unit.'],
      keyboard: [
        [['Tab'], 'goes from one field to the other, then to the thumbs once the slider has come'],
        [['Left arrow', 'Right arrow'], 'move a thumb by one step'],
      ],
      screenReader: 'The fields are named from the start; the slider’s thumbs join them.',
      words: null,
      longText: 'As range fields.',
      related: ['Islands/Range slider', 'Components/Range fields', 'Islands/Range slider before it comes'],
    } satisfies Guide,
  },
  component: MileageFilter,
  args: {
    label: 'Mileage',
    direction: 'ltr',
    min: 0,
    max: 250_000,
    step: 5000,
    from: { name: 'km_from', label: 'From', value: undefined },
    to: { name: 'km_to', label: 'To', value: 80_000 },
    unit: 'km',
    read: readDigits,
    format: (value) => `${value} km`,
    errors: { notANumber: 'Enter a number in digits', crossed: 'Enter at least as much as in the field before' },
  },
} satisfies Meta<typeof MileageFilter>
export default meta

export const LoadedWhenUsed: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('slider', { name: 'To' }, { timeout: 20_000 })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /To/ })).toHaveValue('80000')
  },
}
