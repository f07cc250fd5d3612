import { expect, it } from 'vitest'

import { EDITION_IDS } from '../edition.ts'
import { keepingCostsOf } from './keeping-costs.ts'

it.each([
  ['ma', 'petrol', 7, 350],
  ['ma', 'diesel', 6, 700],
  ['ma', 'diesel', 8, null],
  ['ma', 'petrol', null, null],
  ['ma', 'ev', 5, null],
  ['ma', 'hybrid', 5, null],
  ['sn', 'petrol', 7, null],
] as const)('the road tax in %s for %s of %s CV is %s', (edition, fuelType, fiscalPower, tax) => {
  expect(keepingCostsOf(edition, { fuelType, fiscalPower }).roadTax).toBe(tax)
})

it.each(EDITION_IDS)('what is known in %s is never 0, and has a date', (edition) => {
  const { roadTax, insurance, date } = keepingCostsOf(edition, { fuelType: 'petrol', fiscalPower: 5 })
  for (const amount of [roadTax, ...(insurance ?? [])]) if (amount !== null) expect(amount).toBeGreaterThan(0)
  expect(date).toMatch(/^\d{4}-\d\d-\d\d$/)
})
