import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { MODEL_YEAR_COUNT, modelYearChoices } from '@otosafi/domain/car/vocabulary'
import { OLDER } from '@otosafi/domain/listing/vocabulary'

import { expandOlder, foldOlder } from './older-years.ts'

const now = fc.integer({ min: 2024, max: 2070 })
const years = fc.uniqueArray(fc.integer({ min: 1900, max: 2071 }).map(String))
const counts = years.map((list) => new Map(list.map((year, at) => [year, at + 1])))
const sum = (of: ReadonlyMap<string, number>) => [...of.values()].reduce((total, count) => total + count, 0)

describe('older model years', () => {
  it('are those before the 25 that count down from next year', () => {
    expect(expandOlder(['2024', OLDER], 2026)).toEqual(expect.arrayContaining(['2024', '2002', '1900']))
    expect(expandOlder([OLDER], 2026)).not.toContain('2003')
    expect(expandOlder([OLDER], 2027)).toContain('2003')
  })

  it('are every year that is no choice, and no other', () => {
    fc.assert(
      fc.property(now, (year) => {
        const choices = modelYearChoices(year).map(String)
        const older = expandOlder([OLDER], year)
        expect(older.filter((each) => choices.includes(each))).toEqual([])
        expect(older).toContain(String(Math.min(...choices.map(Number)) - 1))
      }),
    )
  })

  it('are counted together, no car lost', () => {
    fc.assert(
      fc.property(now, counts, (year, found) => {
        const upToNext = new Map([...found].filter(([each]) => Number(each) <= year + 1))
        const folded = foldOlder(upToNext, upToNext, [], year)
        expect(sum(folded)).toBe(sum(upToNext))
        expect(folded.size).toBeLessThanOrEqual(MODEL_YEAR_COUNT + 1)
      }),
    )
  })

  it('are offered where the stock has such cars or they are chosen, and one of them where it is chosen', () => {
    const found = new Map([
      ['1987', 1],
      ['1990', 2],
      ['2020', 4],
    ])
    const none = new Map<string, number>()
    expect([...foldOlder(found, found, ['1990'], 2026)]).toEqual([
      ['1990', 2],
      ['2020', 4],
      [OLDER, 3],
    ])
    expect([...foldOlder(none, found, [], 2026)]).toEqual([[OLDER, 0]])
    expect([...foldOlder(none, none, [OLDER], 2026)]).toEqual([[OLDER, 0]])
    expect([...foldOlder(new Map([['1990', 0]]), none, ['1990'], 2026)]).toEqual([['1990', 0]])
  })
})
