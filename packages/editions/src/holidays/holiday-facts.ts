import type { EditionId } from '../edition.ts'
import type { Feast } from './feasts.ts'

/** The public holidays of a country, on which showrooms are closed. Not part of the edition's facts, which pages carry. */
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

/** The holidays of each edition. The operator confirms them, and enters what is announced, before they are relied on (P-58). */
export const HOLIDAYS: Readonly<Record<EditionId, Holidays>> = {
  ma: {
    source:
      'Decree 2-04-426 of 29 December 2004 on paid holidays, as amended by decrees 2-23-1000 (14 January) and 2-26-14 (31 October); decree 2-77-169 of 28 February 1977 for the second day of feasts',
    readOn: '2026-11-24',
    fixed: '01-01 01-11 01-14 05-01 07-30 08-14 08-20 08-21 10-31 11-06 11-18'.split(' '),
    easter: [],
    feasts: { newYear: 1, mawlid: 2, endOfRamadan: 2, sacrifice: 2 },
  },
  ci: {
    source: 'Decree 96-205 of 7 March 1996 on the list of holidays, as amended by decree 2011-371 of 4 November 2011',
    readOn: '2026-11-24',
    fixed: '01-01 05-01 08-07 08-15 11-01 11-15 12-25'.split(' '),
    easter: [1, 39, 50],
    // The day after the Prophet’s birthday is the holiday: the second of two days.
    feasts: { mawlid: 2, afterNightOfDestiny: 1, endOfRamadan: 2, sacrifice: 2 },
    inLieu: { after: 'sunday', of: ['05-01', '08-07'] },
  },
  coza: {
    source: 'Public Holidays Act 36 of 1994, section 2 (1) on Sundays included',
    readOn: '2026-11-24',
    fixed: '01-01 03-21 04-27 05-01 06-16 08-09 09-24 12-16 12-25 12-26'.split(' '),
    easter: [-2, 1],
    feasts: {},
    inLieu: { after: 'sunday', of: 'all' },
  },
  rw: {
    source: 'Presidential Order 54/01 of 24 February 2017 on official public holidays, articles 3 and 4',
    readOn: '2026-11-24',
    fixed: '01-01 01-02 02-01 04-07 05-01 07-01 07-04 08-15 12-25 12-26'.split(' '),
    firstOfMonth: [{ month: 8, weekday: 5 }],
    easter: [-2, 1],
    feasts: { endOfRamadan: 1, sacrifice: 1 },
    inLieu: { after: 'weekend', of: 'all', not: ['04-07'] },
  },
  sn: {
    source:
      'Law 74-52 of 4 November 1974 on the national and legal holidays, as amended by law 2013-06 of 11 December 2013',
    readOn: '2026-11-24',
    fixed: '01-01 04-04 05-01 08-15 11-01 12-25'.split(' '),
    easter: [1, 39, 50],
    feasts: { ashura: 1, magal: 1, mawlid: 1, endOfRamadan: 2, sacrifice: 2 },
  },
  default: {
    source: 'none: the edition belongs to no country',
    readOn: '2026-11-24',
    fixed: [],
    easter: [],
    feasts: {},
  },
}
