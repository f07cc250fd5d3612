import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { carPath } from '@otosafi/editions/routes/car-path'
import { Facts } from '@otosafi/ui/facts/Facts'
import { SpecList } from '@otosafi/ui/spec-list/SpecList'
import { Stars } from '@otosafi/ui/stars/Stars'

import { type PartArgs, partStory } from '../patterns/part-story.tsx'
import { recordedCar } from '../screens/change-cars.ts'
import { SCREEN } from '../screens/screen-story.tsx'
import { BoardRules } from './BoardRules.tsx'

import styles from './Foundations.module.css'

/** How figures and facts are laid out: as a line, a list, a table, or a chart that says the same as its table. */
const meta = { title: 'Foundations/Data display', tags: ['once'] } satisfies Meta
export default meta

/** From the shortest to the longest: three facts in a line, many in a list, each with its unit; what is not known says so. */
export const FactsAndLists: StoryObj = {
  render: () => (
    <div className={styles.rows}>
      <Facts facts={['64 200 km', 'Diesel', 'Manual', 'Casablanca']} />
      <SpecList
        specs={[
          { label: 'Engine', value: '1 461 cm³' },
          { label: 'Power', value: '85 kW' },
          { label: 'Consumption', value: '4.8 l/100 km' },
          { label: 'Number of keys', value: 'not known', unknown: true },
        ]}
        notes={['As stated by the maker.']}
      />
      <Stars rating={4.5} label="4.5 out of 5" />
      <BoardRules
        rules={[
          ['A figure with its unit, and its day where it changes.', 'A bare number.'],
          ['Figures of one width, at the end of their column.', 'Columns that dance.'],
          ['A share with what it is of: 97 of 100 points.', 'A ring of 97 %.'],
          ['A chart of one thing, with its table below.', 'A chart that only colours tell apart.'],
          ['A table that scrolls in its own box on a phone.', 'A page that scrolls sideways.'],
        ]}
      />
    </div>
  ),
  play: async ({ canvas }) => expect(canvas.getByText('not known')).toBeVisible(),
}

/** A line over time: its ends are labelled, a fall is marked, and each point is in the table. */
export const ChartWithItsTable: StoryObj<PartArgs> = {
  ...partStory,
  parameters: { ...SCREEN },
  args: {
    address: ({ language, answers }) => `${carPath(recordedCar(answers), language)}/report`,
    selector: '#mileage',
  },
}

/** One price among others: the car is a mark on the ruler, and the others are named below. */
export const Ruler: StoryObj<PartArgs> = {
  ...partStory,
  parameters: { ...SCREEN },
  args: { address: ({ language, answers }) => `${carPath(recordedCar(answers), language)}/report`, selector: '#price' },
}
