import { Disclosure } from '@otosafi/ui/disclosure/Disclosure'

import { useTexts } from '../../texts/use-texts.ts'
import type { LoanReading } from './read-loan.ts'
import { SCHEDULE_COLUMNS, scheduleRows } from './schedule-rows.ts'

import styles from './LoanSchedule.module.css'

/** The measures of the curve's drawing, which is stretched to the width of the page. */
const CURVE = { width: 100, height: 40 }

/** The loan by months: what is still owed as a curve, and a table that can be saved. */
export function LoanSchedule({ loan, csv }: { loan: NonNullable<LoanReading['loan']>; csv: string }) {
  const { t, number } = useTexts()
  const { credit, months } = loan.simulation
  return (
    <Disclosure summary={t('finance:schedule.title')}>
      <svg
        className={styles.curve}
        viewBox={`0 0 ${CURVE.width} ${CURVE.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('finance:schedule.curve', { credit, months: months.length })}
      >
        <path d={curveOf(loan.simulation)} vectorEffect="non-scaling-stroke" />
      </svg>
      {/* Scrolls by itself, and by the keyboard when it is focused. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolled region needs the keyboard */}
      <div className={styles.region} role="region" aria-label={t('finance:schedule.title')} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              {SCHEDULE_COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {t(`finance:schedule.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {scheduleRows(loan.simulation).map((row) => (
              <tr key={row[0]}>
                {SCHEDULE_COLUMNS.map((column, index) =>
                  column === 'month' ? (
                    <th key={column} scope="row">
                      {row[index]}
                    </th>
                  ) : (
                    <td key={column}>{number(row[index] ?? 0)}</td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        <a href={csv} download="otosafi.csv">
          {t('finance:schedule.csv')}
        </a>
      </p>
    </Disclosure>
  )
}

/** Points of the curve at most: it is so smooth that more would only add bytes. */
const MAX_POINTS = 16

/** The line of what is owed, from the whole credit at the left to nothing at the right. */
function curveOf({ credit, months }: { credit: number; months: readonly { owed: number }[] }): string {
  const last = months.length
  const step = Math.ceil(last / MAX_POINTS)
  const owed = [credit, ...months.map((month) => month.owed)]
  const points = owed.flatMap((amount, month) =>
    month % step === 0 || month === last
      ? [`${round((CURVE.width * month) / last)} ${round(CURVE.height * (1 - amount / credit))}`]
      : [],
  )
  return `M${points.join(' ')}`
}

/** With one decimal. */
function round(length: number): number {
  return Math.round(length * 10) / 10
}
