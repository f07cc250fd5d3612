import { describe, expect, it } from 'vitest'

import { EXPECTED_FEASTS, type Feast, FEASTS_UNTIL } from '../holidays/feasts.ts'

const DAY_MS = 24 * 3_600_000

describe('the expected feasts', () => {
  /** Month and day of the Islamic calendar on which each begins. */
  const BEGINS: Readonly<Record<Feast, string>> = {
    newYear: '01-01',
    ashura: '01-10',
    magal: '02-18',
    mawlid: '03-12',
    afterNightOfDestiny: '09-27',
    endOfRamadan: '10-01',
    sacrifice: '12-10',
  }

  it.each(Object.keys(BEGINS) as Feast[])('of %s are those of the platform’s calendar', (feast) => {
    const first = Date.UTC(2026, 0, 1)
    const days = Array.from(
      { length: (Date.UTC(FEASTS_UNTIL + 1, 0, 1) - first) / DAY_MS },
      (_, at) => first + at * DAY_MS,
    )
    const found = days.filter((time) => islamicDay(time) === BEGINS[feast])
    expect(EXPECTED_FEASTS[feast]).toEqual(found.map((time) => new Date(time).toISOString().slice(0, 10)))
  })
})

// oxlint-disable-next-line no-restricted-globals -- the calendar of the platform is what the table is compared with
const islamicFormat = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  timeZone: 'UTC',
  month: '2-digit',
  day: '2-digit',
})

function islamicDay(time: number): string {
  const parts = islamicFormat.formatToParts(time)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  return `${part('month')}-${part('day')}`
}
