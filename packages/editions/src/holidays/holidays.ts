import type { Feast } from './feasts.ts'

/**
 * The public holidays of a country, on which showrooms are closed. The operator confirms them, and enters what is announced,
 * before they are relied on (P-58).
 */
export type Holidays = {
  /** The texts of law, and the ISO date on which they were looked up. */
  source: string
  readOn: string
  /** Days of every year, `MM-DD`. */
  fixed: readonly string[]
  /** A day of the week, 1 Monday to 7 Sunday, the first of it in a month of every year. */
  firstOfMonth?: readonly { month: number; weekday: number }[]
  /** Days after Easter Sunday. */
  easter: readonly number[]
  /** For how many days each feast of the Islamic calendar is a holiday. */
  feasts: Readonly<Partial<Record<Feast, number>>>
  /** First days of feasts that were announced otherwise than expected: the announced day by the expected one. */
  announced?: Readonly<Record<string, string>>
  /** Which holidays that fall on such a day make the next Monday free. */
  inLieu?: { after: 'sunday' | 'weekend'; of: 'all' | readonly string[]; not?: readonly string[] }
}
