import { describe, expect, it } from 'vitest'

import type { CarFilters } from './filters.ts'
import { totalAfter } from './total-after.ts'
import { type Facet, FACETS } from './vocabulary.ts'

/** A listing with these filters, and its counts by group and value. */
function listing(filters: CarFilters, counts: Partial<Record<Facet, Record<string, number>>>) {
  const options = (facet: Facet) => Object.entries(counts[facet] ?? {}).map(([value, count]) => ({ value, count }))
  const facets = Object.fromEntries(FACETS.map((facet) => [facet, options(facet)]))
  return { filters, facets: facets as Record<Facet, ReturnType<typeof options>> }
}

const FUELS = listing({ fuelType: ['diesel'] }, { fuelType: { diesel: 40, petrol: 30, electric: 2 } })

describe('the count after a choice', () => {
  it('adds up what is chosen in a group, and the whole group where nothing is', () => {
    expect(totalAfter(FUELS, { fuelType: ['petrol'] })).toBe(30)
    expect(totalAfter(FUELS, { fuelType: ['diesel', 'electric'] })).toBe(42)
    expect(totalAfter(FUELS, {})).toBe(72)
  })

  it.each<[string, CarFilters]>([
    ['nothing changes', { fuelType: ['diesel'] }],
    ['two groups do', { fuelType: ['petrol'], color: ['red'] }],
    ['the text does, too', { fuelType: ['petrol'], q: 'clio' }],
    ['a bound does, too', { fuelType: ['petrol'], priceMax: 90_000 }],
    ['an option is not shown', { fuelType: ['petrol', 'lpg'] }],
  ])('is unknown where %s', (_, next) => {
    expect(totalAfter(FUELS, next)).toBeNull()
  })

  it('is known for one more feature, which a car has beside the others, and of none less', () => {
    const shown = listing({ feature: ['abs', 'gps'] }, { feature: { abs: 20, gps: 20, bluetooth: 7, camera: 4 } })
    expect(totalAfter(shown, { feature: ['abs', 'bluetooth', 'gps'] })).toBe(7)
    expect(totalAfter(shown, { feature: ['abs'] })).toBeNull()
    expect(totalAfter(shown, { feature: ['abs', 'bluetooth', 'camera', 'gps'] })).toBeNull()
    expect(totalAfter(shown, { feature: ['bluetooth'] })).toBeNull()
  })

  it('is unknown where cars could be counted twice, or some of a group are not shown', () => {
    const years = listing({ modelYear: ['1987'] }, { modelYear: { '2020': 5, older: 3, '1987': 1 } })
    expect(totalAfter(years, { modelYear: ['older'] })).toBe(3)
    expect(totalAfter(years, { modelYear: ['1987', '2020'] })).toBe(6)
    expect(totalAfter(years, { modelYear: ['1987', 'older'] })).toBeNull()
    expect(totalAfter(years, {})).toBeNull()
    const conditions = listing({ condition: ['used'] }, { condition: { used: 50, imported: 20 } })
    expect(totalAfter(conditions, { condition: ['imported'] })).toBe(20)
    expect(totalAfter(conditions, { condition: ['imported', 'used'] })).toBeNull()
    const models = listing({ model: ['dacia-duster'] }, { model: { 'dacia-duster': 6, 'dacia-logan': 8 } })
    expect(totalAfter(models, { model: ['dacia-duster', 'dacia-logan'] })).toBe(14)
    expect(totalAfter(models, {})).toBeNull()
  })
})
