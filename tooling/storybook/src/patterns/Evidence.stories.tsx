import type { Meta, StoryObj } from '@storybook/react-vite'

import { carPath } from '@otosafi/editions/routes/car-path'

import { recordedCar, withCar } from '../screens/change-cars.ts'
import { type PartArgs, partStory, patternParameters } from './part-story.tsx'

const READINGS = [
  { date: '2021-07-30', mileage: 137_557, source: 'service', proven: true },
  { date: '2023-02-14', mileage: 157_995, source: 'service', proven: true },
  { date: '2024-05-02', mileage: 96_300, source: 'service', proven: false },
  { date: '2026-05-11', mileage: 118_020, source: 'inspection', proven: false },
]

/** What is known, how well, and what is not: the odometer, defects, papers. */
const meta = {
  title: 'Patterns/Evidence and doubt',
  tags: ['once', 'deep'],
  ...partStory,
  parameters: {
    ...patternParameters({
      use: 'For every fact that a buyer may doubt. We show what it rests on, and say in the same place how sure it is.',
      behaviour: [
        'The judgement comes first, in one sentence; what it rests on stands below it, as a chart and as a table that says the same.',
        'Four degrees, always in these words: sure, likely, not proven, contradicted.',
        'A contradiction is marked where it is, in words, and is never averaged away.',
        'Defects come before what is to be watched, and both before what is in order. Each has its place on the car and its price, where one is known.',
        'What could not be checked counts for nothing, neither good nor bad, and is counted as such.',
        'Who doubts something reports it from the same page.',
      ],
      rules: [
        { good: 'Contradicted: the readings do not fit one another.', bad: 'Mileage: 118 020 km' },
        { good: 'Number of keys: not known', bad: 'An empty row, or no row at all.' },
        { good: '97 of 100 points checked', bad: '100-point inspection!' },
      ],
      components: [
        'Components/Spec list',
        'Components/Facts',
        'Components/Callout',
        'Components/Badge',
        'Components/Gallery',
        'Components/Car state icon',
      ],
      screens: [
        ['Report', 'screens-act-on-a-car--report'],
        ['Little known', 'screens-car--little-known'],
        ['What to look at', 'screens-act-on-a-car--checklist'],
        ['Saying that something is wrong', 'screens-act-on-a-car--problem'],
      ],
    }),
  },
  args: {
    address: ({ language, answers }) => `${carPath(recordedCar(answers), language)}/report`,
    selector: '#mileage',
  },
} satisfies Meta<PartArgs>
export default meta
type Story = StoryObj<typeof meta>

/** Readings that agree. */
export const Sure: Story = { tags: ['!deep'] }

/** A reading that is lower than the one before it. */
export const Contradicted: Story = {
  args: {
    change: withCar({ mileage: 118_020, mileageEvidence: 'contradicted', mileageReadings: READINGS }),
  },
}

/** Defects first, then what to watch, then how much is in order. */
export const Defects: Story = {
  args: {
    address: ({ language, answers }) => carPath(recordedCar(answers), language),
    selector: '#inspection',
  },
}
