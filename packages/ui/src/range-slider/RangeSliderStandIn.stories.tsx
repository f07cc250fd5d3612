import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { RangeFields } from '../range-fields/RangeFields.tsx'
import type { Guide } from '../testing/guide.ts'
import { readDigits } from '../testing/read-digits.ts'
import { RangeSlider } from './RangeSlider.tsx'
import { RangeSliderStandIn } from './RangeSliderStandIn.tsx'

const TEXTS = {
  label: 'Price',
  from: { name: 'from', label: 'From', value: 60_000 },
  to: { name: 'to', label: 'To', value: 300_000 },
  unit: 'DH',
}

/** Margins stay within each of the two. */
const PART = { display: 'flow-root' }

const meta = {
  title: 'Islands/Range slider before it comes',
  component: RangeSliderStandIn,
  args: { range: { from: TEXTS.from.value, to: TEXTS.to.value }, scale: { min: 0, max: 400_000 } },
  parameters: {
    guide: {
      use: 'Holds the place of the range slider until it has loaded, so that nothing jumps.',
      avoid: [{ when: 'How far work has come is shown', take: 'Components/Progress' }],
      behaviour: [
        'Draws the thumbs where the slider will have them; cannot be moved.',
        'Hidden where there is no script.',
      ],
      keyboard: null,
      screenReader: 'Hidden: the fields below it are there already.',
      words: null,
      longText: 'It carries no text; its bar runs in reading direction.',
      related: ['Islands/Range slider', 'Components/Range fields'],
    } satisfies Guide,
    controls: { disable: true },
  },
} satisfies Meta<typeof RangeSliderStandIn>
export default meta
type Story = StoryObj<typeof meta>

export const Alone: Story = {}

/** One above the other: what is seen first, and what takes its place. */
export const AsTheSlider: Story = {
  render: ({ range, scale }, { globals }) => (
    <>
      <div data-testid="before" style={PART}>
        <RangeSliderStandIn range={range} scale={scale} />
        <RangeFields {...TEXTS} />
      </div>
      <div data-testid="after" style={PART}>
        <RangeSlider
          {...TEXTS}
          {...scale}
          direction={globals['direction'] === 'rtl' ? 'rtl' : 'ltr'}
          step={10_000}
          read={readDigits}
          format={(value) => `${value} DH`}
          errors={{ notANumber: 'Enter a number in digits', crossed: 'Enter more' }}
        />
      </div>
    </>
  ),
  play: async ({ canvas, step }) => {
    const before = canvas.getByTestId('before')
    const after = canvas.getByTestId('after')
    await step('the fields stay where they are', async () => {
      const fieldOf = (part: HTMLElement) =>
        (part.querySelector('input[name=from]')?.getBoundingClientRect().top ?? 0) - part.getBoundingClientRect().top
      await expect(fieldOf(before)).toBeCloseTo(fieldOf(after), 0)
    })
    await step('the bar lies between the thumbs', async () => {
      const bar = before.querySelector('[aria-hidden] > div')?.getBoundingClientRect()
      const middles = canvas.getAllByRole('slider').map((thumb) => {
        const { left, right } = thumb.getBoundingClientRect()
        return (left + right) / 2
      })
      await expect(bar?.left).toBeGreaterThanOrEqual(Math.min(...middles) - 1)
      await expect(bar?.left).toBeLessThan(Math.min(...middles) + 12)
      await expect(bar?.right).toBeLessThanOrEqual(Math.max(...middles) + 1)
      await expect(bar?.right).toBeGreaterThan(Math.max(...middles) - 12)
    })
  },
}
