import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { LANGUAGES } from '@otosafi/editions/language'

import { COVERAGE } from '../locales/coverage-of-editions.ts'

import styles from './Foundations.module.css'

const NUMBERS = [
  ['texts', 'Texts'],
  ['untranslated', 'Untranslated'],
  ['own', 'Worded for the country'],
  ['reviewed', 'Confirmed by a native speaker'],
  ['share', 'Share confirmed, %'],
  ['doubtful', 'Marked as doubtful'],
] as const

/** How far the texts of each edition are in each of its languages; `pnpm i18n:report` prints the same. */
function Languages() {
  return (
    <div className={styles.scroller} role="region" aria-label="Coverage of languages" tabIndex={0}>
      <table className={styles.table}>
        <caption>Coverage of languages</caption>
        <thead>
          <tr>
            <th scope="col">Edition</th>
            <th scope="col">Language</th>
            {NUMBERS.map(([key, title]) => (
              <th key={key} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {COVERAGE.map((row) => (
            <tr key={`${row.edition} ${row.language}`}>
              <th scope="row">{row.edition}</th>
              <td lang={row.language} dir={LANGUAGES[row.language].dir}>
                {LANGUAGES[row.language].name}
              </td>
              {NUMBERS.map(([key]) => (
                <td key={key}>{row[key]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const meta = { title: 'Foundations/Languages', component: Languages } satisfies Meta<typeof Languages>
export default meta
type Story = StoryObj<typeof meta>

export const Coverage: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('row', { name: /^sn Wolof/ })).toBeVisible(),
}
