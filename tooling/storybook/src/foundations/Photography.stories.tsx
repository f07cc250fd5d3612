import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { PHOTO_VIEWS, type PhotoView } from '@otosafi/domain/car/vocabulary'
import { Picture } from '@otosafi/ui/picture/Picture'
import { storyPhoto } from '@otosafi/ui/testing/paints'

import { BoardRules } from './BoardRules.tsx'

import styles from './Foundations.module.css'

/** What a photograph of each view is to show. */
const VIEWS: Readonly<Record<PhotoView, readonly [name: string, shows: string]>> = {
  frontThreeQuarter: [
    'Front and side',
    'The first of every car: the whole car at the height of its lights, wheels straight.',
  ],
  side: ['Side', 'Both ends within the frame, level, from the distance of two cars.'],
  rear: ['Rear', 'Lights, boot and bumper, level, from the middle.'],
  interior: ['Interior', 'From the open door: wheel, seats, and the odometer to be read.'],
  engine: ['Engine', 'As it was found, not washed for the picture.'],
  detail: ['Detail', 'A flaw or a special part, with something beside it that tells its size.'],
}

/** How cars are photographed, and how photographs are shown. The cars of this workshop are drawn: no real one is for sale here. */
function Photography() {
  return (
    <div className={styles.rows}>
      <ul className={styles.shots}>
        {PHOTO_VIEWS.map((view) => (
          <li key={view}>
            <h3>{VIEWS[view][0]}</h3>
            <p>{VIEWS[view][1]}</p>
          </li>
        ))}
      </ul>
      <BoardRules
        rules={[
          ['Daylight, an even ground, the car alone.', 'People, other cars, a showroom’s banner.'],
          ['4:3, the whole car, with room around it.', 'Cut at the bumper, turned, stretched.'],
          ['Flaws as sharp as the rest, ringed where they are.', 'The good side only; filters; borders and stickers.'],
          ['An alternative text that says what is seen.', 'IMG_2041, or the name of the car six times.'],
          ['Its own colour holds its place until it has loaded.', 'A grey box, or a place that jumps.'],
        ]}
      />
      <div className={styles.shots}>
        <Picture photo={storyPhoto('red')} alt="A red car, seen from the front and its side" />
        <Picture photo={{ ...storyPhoto('blue'), key: 'story-none' }} alt="A blue car, not loaded yet" />
      </div>
    </div>
  )
}

const meta = { title: 'Foundations/Photography', component: Photography, tags: ['once'] } satisfies Meta<
  typeof Photography
>
export default meta
type Story = StoryObj<typeof meta>

/** The standard: six views, what they show, and what they do not. Below, one that has loaded and one on its way. */
export const Standard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(PHOTO_VIEWS.length)
  },
}
