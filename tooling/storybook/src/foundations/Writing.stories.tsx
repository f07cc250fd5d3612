import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { EDITION_IDS } from '@otosafi/editions/edition'
import { formatDate, formatMonth } from '@otosafi/editions/format/date'
import { formatMoney } from '@otosafi/editions/format/money'
import { formatNumber } from '@otosafi/editions/format/number'
import { LANGUAGES } from '@otosafi/editions/language'
import { EDITIONS } from '@otosafi/editions/registry'

import { BoardTable, doCell, dontCell } from './BoardTable.tsx'
import { PART_WORDS } from './part-words.ts'

import styles from './Foundations.module.css'

/** Each rule of the voice with a text that keeps it and one that breaks it. */
const RULES = [
  ['Plain, short, active: who does what', 'We call you today before 18:00.', 'Your request will be duly processed.'],
  ['A figure has its unit and its date', '64 200 km on 12 May 2026', 'Low mileage'],
  ['No exclamation marks', 'Your visit is booked.', 'Congratulations, your visit is booked!'],
  ['No false urgency: a low counter is not shown', '12 people saved this car', 'Hurry, 2 people saved this car'],
  ['A button says what will happen', 'Show 128 cars', 'Submit'],
  ['An error says what to do next', 'Write the number with 10 digits, for instance 06 61 23 45 67.', 'Invalid input'],
  ['A defect comes before the praise', 'Scratch on the front bumper, repaired', 'In perfect condition'],
  ['What is not known is said', 'Number of owners: not known', 'Number of owners: 0'],
  ['Names stay as people write them', 'Salé', 'SALE'],
] as const

/** How the product speaks: plain, short, active, exact. Calm words earn more trust than loud ones. */
function Voice() {
  const rows = RULES.map(([rule, does, doesNot]) => ({ key: rule, cells: [rule, doCell(does), dontCell(doesNot)] }))
  return <BoardTable title="Rules of the voice" columns={['Rule', 'We write', 'We do not write']} rows={rows} />
}

const SAMPLES = EDITION_IDS.flatMap((edition) => EDITIONS[edition].languages.map((language) => ({ edition, language })))

/** A typical price of a car, in steps of its edition's price slider. */
const PRICE_IN_STEPS = 30

/** Numbers, prices and dates of every edition and language, written by the product's own formatters as this page opens. */
function Formats() {
  return (
    <div className={styles.scroller} role="region" aria-label="Formats" tabIndex={0}>
      <table className={styles.table}>
        <caption>Formats by edition and language</caption>
        <thead>
          <tr>
            {['Edition', 'Language', 'Price', 'Number', 'Decimals', 'Date', 'Month'].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SAMPLES.map(({ edition, language }) => {
            const context = { edition, language }
            const { currency, priceStep } = EDITIONS[edition]
            const samples = [
              formatMoney(PRICE_IN_STEPS * priceStep, currency, context),
              formatNumber(64_200, context),
              formatNumber(-1234.5, context, 1),
              formatDate('2026-08-05', language),
              formatMonth('2026-08-05', language),
            ]
            return (
              <tr key={`${edition} ${language}`}>
                <th scope="row">{edition}</th>
                <td>{LANGUAGES[language].name}</td>
                {samples.map((sample) => (
                  <td key={sample} className={styles.sample} lang={language}>
                    <bdi>{sample}</bdi>
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

const meta = { title: 'Foundations/Writing', component: Voice } satisfies Meta<typeof Voice>
export default meta
type Story = StoryObj<typeof meta>

export const Rules: Story = {}

/** How each part of a page is worded. Errors have a page of their own: Foundations/Error messages. */
export const PartByPart: Story = {
  render: () => (
    <BoardTable
      title="Words of parts"
      columns={['Part', 'Rule', 'We write', 'We do not write']}
      rows={PART_WORDS.map(([part, rule, does, doesNot]) => ({
        key: part,
        cells: [part, rule, doCell(does), dontCell(doesNot)],
      }))}
    />
  ),
}

/** A space inside a figure never breaks: it is a no-break space, in every language. */
export const NumbersAndDates: Story = {
  render: () => <Formats />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(SAMPLES.length + 1)
    for (const { textContent } of canvas.getAllByRole('cell')) await expect(textContent).not.toMatch(/\d \d/)
  },
}
