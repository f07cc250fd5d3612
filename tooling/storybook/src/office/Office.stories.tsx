import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { ROLES } from '@otosafi/domain/office/roles'

import { PEOPLE } from './office-people.ts'

import styles from '../start/Start.module.css'

function Office() {
  return (
    <div className={styles.page}>
      <header>
        <h1>The team’s office</h1>
        <p className={styles.lead}>
          What a dealer runs the market with: cars, requests, bookings and visits, content, and numbers of all countries
          in one app, on a host of its own. Visitors never see it; a desk and a tablet are what it is made for.
        </p>
      </header>
      <section>
        <h2>For whom</h2>
        <ul className={styles.people}>
          {ROLES.map((role) => {
            const [who, what] = PEOPLE[role]
            return (
              <li key={role}>
                <b>{who}</b> <span className={styles.soft}>{what}</span>
              </li>
            )
          })}
        </ul>
      </section>
      <section>
        <h2>How to look at it</h2>
        <ol className={styles.steps}>
          <li>Its screens are in English and French, from left to right: choose the language in the toolbar.</li>
          <li>Light and dark are the toolbar’s. Edition and direction are fixed: the answers are those of Morocco.</li>
          <li>
            It wears the framework’s own look, without the site’s kit: tables and forms weigh more than a brand here.
          </li>
          <li>What the server answers is made up, by the office’s contract; nothing is saved.</li>
        </ol>
      </section>
    </div>
  )
}

const meta = { title: 'Office/About', component: Office, tags: ['!autodocs'] } satisfies Meta<typeof Office>
export default meta
type Story = StoryObj<typeof meta>

/** What the office is, for whom, and how its screens are reviewed. */
export const TheOffice: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('list')[0]?.childElementCount).toBe(ROLES.length)
  },
}
