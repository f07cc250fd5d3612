import fc from 'fast-check'
import { expect, it } from 'vitest'

import { COST_FIELDS, costValue, MAX_VALUES, readCosts } from './read-costs.ts'

const EMPTY = { kilometres: '', consumption: '', carInsurance: '', roadTax: '' }
const GIVEN = { loan: 2000, energyPrice: 13.2 }

it('reads fields as people type them', () => {
  const typed = { kilometres: '1 200 km', consumption: '6,5', carInsurance: '٢٥٠', roadTax: '350' }
  expect(readCosts(typed, GIVEN)).toEqual({
    issues: {},
    costs: { parts: { loan: 2000, energy: 1030, insurance: 250, roadTax: 29 }, total: 3309 },
  })
})

it('does not know what is not typed, and refuses what cannot be read beside its field', () => {
  expect(readCosts(EMPTY, GIVEN)).toEqual({
    issues: {},
    costs: { parts: { loan: 2000, energy: null, insurance: null, roadTax: null }, total: 2000 },
  })
  const { issues, costs } = readCosts(
    { ...EMPTY, kilometres: '20001', consumption: '-6', carInsurance: 'cheap' },
    GIVEN,
  )
  expect(issues).toEqual({
    kilometres: { code: 'numberBetween', values: { min: 0, max: MAX_VALUES.kilometres } },
    consumption: { code: 'numberBetween', values: { min: 0, max: MAX_VALUES.consumption } },
    carInsurance: { code: 'amountBetween', values: { min: 0, max: MAX_VALUES.carInsurance } },
  })
  expect(costs.total).toBe(2000)
})

it('whatever is typed, the sum is that of the shown parts, and a field is read, empty or refused', () => {
  const anyText = fc.oneof(fc.string({ maxLength: 20 }), fc.nat(30_000).map(String))
  fc.assert(
    fc.property(fc.tuple(anyText, anyText, anyText, anyText), (typed) => {
      const texts = Object.fromEntries(COST_FIELDS.map((field, at) => [field, typed[at] as string])) as typeof EMPTY
      const { issues, costs } = readCosts(texts, GIVEN)
      const known = Object.values(costs.parts).filter((amount) => amount !== null)
      expect(costs.total).toBe(known.reduce((sum, amount) => sum + amount, 0))
      for (const field of COST_FIELDS) expect(field in issues).toBe(Number.isNaN(costValue(field, texts[field])))
    }),
  )
})
