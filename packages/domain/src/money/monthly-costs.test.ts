import fc from 'fast-check'
import { expect, it } from 'vitest'

import { COST_PARTS, monthlyCosts } from './monthly-costs.ts'

const amount = (max: number) => fc.option(fc.double({ min: 0, max, noNaN: true }))
const anyFacts = fc.record({
  loan: amount(1e7),
  kilometres: amount(20_000),
  consumption: amount(100),
  energyPrice: amount(3000),
  insurance: amount(1e6),
  roadTax: amount(1e7),
})

it('adds up to the parts that are known, and counts no other', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const { parts, total } = monthlyCosts(facts)
      expect(Object.keys(parts)).toEqual([...COST_PARTS])
      expect(parts.loan === null).toBe(facts.loan === null)
      expect(parts.insurance === null).toBe(facts.insurance === null)
      expect(parts.roadTax === null).toBe(facts.roadTax === null)
      const { kilometres, consumption, energyPrice } = facts
      expect(parts.energy === null).toBe([kilometres, consumption, energyPrice].includes(null))
      const known = COST_PARTS.flatMap((part) => parts[part] ?? [])
      expect(known.every(Number.isInteger)).toBe(true)
      expect(total).toBe(known.length === 0 ? null : known.reduce((sum, each) => sum + each, 0))
    }),
  )
})

it('never falls with the kilometres, and moves the energy alone', () => {
  fc.assert(
    fc.property(anyFacts, fc.nat(20_000), fc.nat(20_000), (facts, one, other) => {
      const [few, many] = [Math.min(one, other), Math.max(one, other)].map(
        (kilometres) => monthlyCosts({ ...facts, kilometres }).parts,
      )
      expect({ ...many, energy: null }).toEqual({ ...few, energy: null })
      if (few?.energy !== null) expect(many?.energy).toBeGreaterThanOrEqual(few?.energy ?? 0)
    }),
  )
})

it('is reckoned by hand', () => {
  const facts = { loan: 2000, kilometres: 1200, consumption: 6.5, energyPrice: 13.2, insurance: 250, roadTax: 350 }
  expect(monthlyCosts(facts)).toEqual({
    parts: { loan: 2000, energy: 1030, insurance: 250, roadTax: 29 },
    total: 3309,
  })
  expect(monthlyCosts({ ...facts, roadTax: null })).toMatchObject({ parts: { roadTax: null }, total: 3280 })
})
