import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MONTHS } from 'virtual:otosafi/component-facts'

import { Disclosure } from '@otosafi/ui/disclosure/Disclosure'

import { DocsLink } from '../docs/guidance-parts.tsx'
import { monthInWords } from './month-in-words.ts'

import styles from './Start.module.css'

const SHOWN_CHANGES = 20

type MonthChange = (typeof MONTHS)[number]['changed'][number]

function Changes({ changes }: { changes: readonly MonthChange[] }) {
  return (
    <ul className={styles.rows}>
      {changes.map(({ date, what, titles }) => (
        <li key={`${date} ${what}`}>
          <time dateTime={date}>{date}</time>
          <span>
            {what}
            <span className={styles.titles}>
              <Titles titles={titles} />
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

function Titles({ titles }: { titles: readonly string[] }) {
  return titles.map((title) => <DocsLink key={title} title={title} />)
}

function WhatIsNew() {
  return (
    <div className={styles.page}>
      <header>
        <h1>What is new</h1>
        <p className={styles.lead}>
          Components and patterns that came, went or changed, by month, as the history of the repository has it. The
          page of each says what it is for and how it changed.
        </p>
      </header>
      {MONTHS.length === 0 ? <p>This Storybook was built without the history of the repository.</p> : null}
      {MONTHS.map(({ month, added, gone, changed }) => (
        <section key={month} aria-label={monthInWords(month)}>
          <h2>{monthInWords(month)}</h2>
          {added.length === 0 ? null : (
            <>
              <h3>New</h3>
              <p className={styles.titles}>
                <Titles titles={added} />
              </p>
            </>
          )}
          {gone.length === 0 ? null : (
            <>
              <h3>Gone</h3>
              <p className={styles.soft}>{gone.join(', ')}</p>
            </>
          )}
          {changed.length === 0 ? null : (
            <>
              <h3>Changed</h3>
              <Changes changes={changed.slice(0, SHOWN_CHANGES)} />
              {changed.length > SHOWN_CHANGES ? (
                <Disclosure summary="Earlier changes of the month">
                  <Changes changes={changed.slice(SHOWN_CHANGES)} />
                </Disclosure>
              ) : null}
            </>
          )}
        </section>
      ))}
    </div>
  )
}

const meta = { title: 'What is new', component: WhatIsNew } satisfies Meta<typeof WhatIsNew>
export default meta
type Story = StoryObj<typeof meta>

/** What designers have to know again. */
export const ByMonth: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.queryAllByRole('heading', { level: 2 })).toHaveLength(MONTHS.length)
  },
}
