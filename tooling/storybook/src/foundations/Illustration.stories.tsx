import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { BODY_TYPE_NAMES, BodyTypeIcon } from '@otosafi/ui/body-type/BodyTypeIcon'
import { CAR_STATE_NAMES, CarStateIcon } from '@otosafi/ui/car-state/CarStateIcon'

import { BoardRules } from './BoardRules.tsx'

import styles from './Foundations.module.css'

/** Drawings explain what words take long for: a body type, a state, a place on the car. None decorates a page. */
function Illustration() {
  return (
    <div className={styles.rows}>
      <ul className={styles.tiles}>
        {BODY_TYPE_NAMES.map((type) => (
          <li key={type} className={styles.tile}>
            <BodyTypeIcon type={type} />
            {type}
          </li>
        ))}
        {CAR_STATE_NAMES.map((state) => (
          <li key={state} className={styles.tile}>
            <CarStateIcon state={state} />
            {state}
          </li>
        ))}
      </ul>
      <BoardRules
        rules={[
          ['One line of one width, in the colour of the text.', 'Shades, gradients, a second style.'],
          [
            'The car from its side, heading along the text.',
            'A view in perspective; a car that drives out of the page.',
          ],
          ['A word beside it, which says the same.', 'A drawing that has to be guessed.'],
          ['Kept in one file that loads when the first is shown.', 'A picture of 40 KB above what was looked for.'],
        ]}
      />
    </div>
  )
}

const meta = { title: 'Foundations/Illustration', component: Illustration, tags: ['once'] } satisfies Meta<
  typeof Illustration
>
export default meta
type Story = StoryObj<typeof meta>

export const Drawings: Story = {
  play: async ({ canvas }) => expect(canvas.getByText('pickup')).toBeVisible(),
}
