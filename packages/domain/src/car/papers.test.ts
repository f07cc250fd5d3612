import fc from 'fast-check'
import { expect, it } from 'vitest'

import { DOCUMENT_KINDS } from './car.ts'
import { PAPER_STATES, papersOf } from './papers.ts'

const TODAY = '2026-06-01'
const MOROCCO = {
  kinds: ['registration', 'technicalVisit', 'insurance', 'roadTax', 'nonPledge'],
  visitFromYears: 5,
} as const
const day = fc.constantFrom('2026-01-15', '2026-05-31', '2026-06-01', '2026-06-30', '2026-07-02', '2027-01-01')
const documents = fc.uniqueArray(
  fc.record({
    kind: fc.constantFrom(...DOCUMENT_KINDS),
    issuedOn: fc.constant('2025-12-01'),
    validUntil: fc.option(day),
  }),
  { selector: ({ kind }) => kind },
)
const rules = fc.record({
  kinds: fc.shuffledSubarray([...DOCUMENT_KINDS], { minLength: 1 }),
  visitFromYears: fc.nat(6),
})
const car = fc.record({
  isNew: fc.boolean(),
  origin: fc.constantFrom('local' as const, 'imported' as const),
  dateFirstUse: fc.option(fc.constantFrom('2014-02-01', '2021-06-01', '2021-06-02', '2024-02-29')),
})

it('every paper that a country asks for has one state, by its dates; none is asked for that the car cannot have', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(car, documents, rules, (one, have, asked) => {
      const papers = papersOf(one, have, asked, TODAY)
      if (one.isNew || have.length === 0) {
        expect(papers).toEqual([])
        return
      }
      const kinds = papers.map(({ kind }) => kind)
      const wanted = asked.kinds.filter((kind) => kind !== 'customs' || one.origin === 'imported')
      expect(kinds.slice(0, wanted.length)).toEqual(wanted)
      expect(kinds.toSorted()).toEqual([...new Set([...wanted, ...have.map(({ kind }) => kind)])].toSorted())
      for (const { kind, state, date } of papers) {
        seen.add(state)
        const document = have.find((each) => each.kind === kind)
        expect(document === undefined).toBe(state === 'missing' || state === 'notYet')
        if (state === 'expired') expect(date !== null && date < TODAY).toBe(true)
        if (state === 'expiresSoon' || state === 'valid') expect(date !== null && date >= TODAY).toBe(true)
        if (state === 'notYet') expect([kind, date !== null && date > TODAY]).toEqual(['technicalVisit', true])
      }
    }),
    { numRuns: 500 },
  )
  expect(seen.size, 'every state was tried').toBe(PAPER_STATES.length)
})

it.each([
  ['2021-06-02', 'notYet', '2026-06-02'],
  ['2021-06-01', 'missing', null],
  [null, 'missing', null],
] as const)('a car first used on %s: its visit in Morocco is %s', (dateFirstUse, state, date) => {
  const have = [{ kind: 'registration', issuedOn: '2025-01-01', validUntil: null }] as const
  const papers = papersOf({ isNew: false, origin: 'local', dateFirstUse }, have, MOROCCO, TODAY)
  expect(papers[1]).toEqual({ kind: 'technicalVisit', state, date })
})
