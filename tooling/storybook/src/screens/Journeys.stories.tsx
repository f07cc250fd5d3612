import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { JOURNEYS } from './journeys.ts'

import styles from '../foundations/Foundations.module.css'

/** Ways of a visitor through the storefront, screen by screen. */
const meta = { title: 'Screens/Journeys', tags: ['!autodocs'] } satisfies Meta
export default meta

export const All: StoryObj = {
  render: () => (
    <div className={styles.rows}>
      {JOURNEYS.map(({ title, screens }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ol className={styles.steps}>
            {screens.map(([name, story]) => (
              <li key={story}>
                <a href={`${import.meta.env.BASE_URL}?path=/story/${story}`} target="_top">
                  {name}
                </a>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('list')).toHaveLength(JOURNEYS.length)
  },
}
