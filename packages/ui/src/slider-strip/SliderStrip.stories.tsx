import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect, waitFor } from 'storybook/test'

import { CarCard } from '../car-card/CarCard.tsx'
import { COROLLA, DUSTER, LOGAN_IN_ARABIC, PRADO } from '../testing/cars.ts'
import type { Guide } from '../testing/guide.ts'
import { listenToStrips } from './listen-to-strips.ts'
import { SliderStrip } from './SliderStrip.tsx'

/** Twelve cars, each with its number, so that it shows which of them are in view. */
const cars = [COROLLA, DUSTER, PRADO, COROLLA, DUSTER, PRADO, COROLLA, DUSTER, PRADO, COROLLA, DUSTER, PRADO].map(
  (car, index) => <CarCard key={index} {...car} href={`${car.href}${index}`} title={`${index + 1}. ${car.title}`} />,
)

const meta = {
  title: 'Components/Slider strip',
  parameters: {
    guide: {
      use: 'Puts cars or other slides in one row that is swiped.',
      avoid: [
        { when: 'All are to be compared', take: 'Components/Car card' },
        { when: 'They are photographs of one car', take: 'Components/Gallery' },
      ],
      parts: ['Row of slides', 'Buttons'],
      behaviour: [
        'Swiped, scrolled and tabbed through without script.',
        'Buttons come from five slides on, once script is at work.',
      ],
      keyboard: [
        [['Tab'], 'goes to the strip where it has a name, then through the slides'],
        [['Left arrow', 'Right arrow'], 'move the strip by one slide while it has the focus itself'],
      ],
      screenReader: 'A named region where it has texts.',
      words: { write: 'Recently added', not: 'Swipe!' },
      longText: 'Runs in reading direction; a slide is at least 240 px wide.',
      related: ['Components/Car card', 'Components/Gallery'],
    } satisfies Guide,
  },
  component: SliderStrip,
  args: { texts: { label: 'New cars', previous: 'Previous cars', next: 'Next cars' }, children: cars },
  decorators: [
    (Story) => {
      // As the product's shell does when its script has started.
      useEffect(() => listenToStrips(document), [])
      return <Story />
    },
  ],
} satisfies Meta<typeof SliderStrip>
export default meta
type Story = StoryObj<typeof meta>

export const Cars: Story = {}

export const ByButtons: Story = {
  play: async ({ canvas, userEvent }) => {
    const [previous, next] = ['Previous cars', 'Next cars'].map((name) => canvas.getByRole('button', { name }))
    const strip = canvas.getByRole('region', { name: 'New cars' })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(next ?? strip)
    await waitFor(() => expect(previous).toHaveAttribute('aria-disabled', 'false'))
    await waitFor(() => expect(Math.abs(edge(strip.children[4]) - edge(strip))).toBeLessThan(40))
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const strip = canvas.getByRole('region', { name: 'New cars' })
    await userEvent.tab()
    await expect(strip).toHaveFocus()
    await userEvent.keyboard(globals['direction'] === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}')
    await waitFor(() => expect(Math.abs(edge(strip.children[1]) - edge(strip))).toBeLessThan(40))
    await userEvent.tab()
    await expect(strip.querySelector('a')).toHaveFocus()
  },
}

/** Where an element begins in the reading direction, pixels. */
function edge(element: Element | undefined): number {
  if (!element) return Number.NaN
  const { left, right } = element.getBoundingClientRect()
  return getComputedStyle(element).direction === 'rtl' ? right : left
}

/** Nothing to step to: no buttons. */
export const AllInView: Story = { args: { children: cars.slice(0, 4) } }

/** As it stands before script, and where it is given no texts: swiped or scrolled. */
export const WithoutButtons: Story = { args: { texts: undefined } }

export const OnAPhone: Story = { globals: { viewport: { value: 'w320' } } }

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    texts: { label: 'سيارات جديدة', previous: 'السيارات السابقة', next: 'السيارات التالية' },
    children: [1, 2, 3, 4, 5, 6].map((number) => (
      <CarCard key={number} {...LOGAN_IN_ARABIC} href={`${LOGAN_IN_ARABIC.href}${number}`} title={`Logan ${number}`} />
    )),
  },
  play: async ({ canvas, userEvent }) => {
    const strip = canvas.getByRole('region', { name: 'سيارات جديدة' })
    strip.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(strip.scrollLeft).toBeLessThan(0))
  },
}
