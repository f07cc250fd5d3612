import type { LoanSimulation } from '@otosafi/domain/money/loan-simulation'

/** The columns of the table by months, by their texts. */
export const SCHEDULE_COLUMNS = ['month', 'payment', 'principal', 'interest', 'owed'] as const

/** A row of the table: the month, and its amounts in whole units. */
export type ScheduleRow = [month: number, payment: number, principal: number, interest: number, owed: number]

/** The table by months, the same on the page and in the file. */
export function scheduleRows({ months }: Pick<LoanSimulation, 'months'>): ScheduleRow[] {
  return months.map(({ month, principal, interest, owed }) => [month, principal + interest, principal, interest, owed])
}

/**
 * The table as CSV (RFC 4180) with a byte order mark, by which spreadsheets know its encoding. `separator` is what they expect in
 * the country: a semicolon where the comma is in numbers.
 */
export function scheduleCsv(
  loan: Pick<LoanSimulation, 'months'>,
  titles: readonly string[],
  separator: ',' | ';',
): string {
  const quoted = titles.map((title) => `"${title.replaceAll('"', '""')}"`)
  const lines = [quoted, ...scheduleRows(loan)].map((row) => row.join(separator))
  return `\ufeff${lines.join('\r\n')}\r\n`
}
