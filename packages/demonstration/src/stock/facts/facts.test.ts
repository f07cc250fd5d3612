import { expect, test } from 'vitest'

import { COLORS } from '@otosafi/domain/car/vocabulary'

import { DEMONSTRATED } from '../../demonstrated.ts'
import { brandFact, brandFacts } from './brands.ts'
import { cityFacts } from './cities.ts'
import { damageFacts, findingFacts } from './finding-notes.ts'
import { stockFacts } from './markets.ts'
import { modelTable } from './model-table.ts'
import { modelFact, modelFacts } from './models.ts'

const ARABIC = /[\u0600-\u06FF]/
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

test('makes and models have unique slugs, and Arabic spellings for the search', () => {
  for (const facts of [brandFacts, modelFacts]) expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length)
  for (const brand of brandFacts) {
    expect(brand.id).toMatch(SLUG)
    expect(
      brand.aliases.some((alias) => ARABIC.test(alias)),
      brand.id,
    ).toBe(true)
    expect(brand.wmi).toMatch(/^[A-HJ-NPR-Z0-9]{3}$/)
  }
  for (const model of modelFacts) {
    expect(model.id).toMatch(SLUG)
    expect(model.id).toBe(`${model.brand}-${model.model}`)
    expect(brandFact(model.brand).id).toBe(model.brand)
  }
  const arabic = modelFacts.filter(({ aliases }) => aliases.some((alias) => ARABIC.test(alias)))
  expect(arabic.length / modelFacts.length).toBeGreaterThan(0.95)
})

test('every generation can be built: engines, trims, believable sizes', () => {
  for (const { id, generations } of modelFacts) {
    expect(generations.length, id).toBeGreaterThan(0)
    for (const { from, to, engines, trims, dimensions, weight, tank } of generations) {
      expect(to ?? 2100, id).toBeGreaterThan(from)
      expect(trims.length, id).toBeGreaterThan(0)
      expect(engines.length, id).toBeGreaterThan(0)
      expect(dimensions.length > dimensions.width && dimensions.width > 1450 && dimensions.height > 1200, id).toBe(true)
      expect(weight > 700 && weight < 2_700, id).toBe(true)
      for (const { fuel, cc, transmissions, electricRange, co2 } of engines) {
        expect(transmissions.length, id).toBeGreaterThan(0)
        expect(cc === null, id).toBe(fuel === 'ev')
        expect(tank === null, id).toBe(fuel === 'ev')
        expect(co2 === 0, id).toBe(fuel === 'ev')
        expect(electricRange === null, id).toBe(fuel !== 'ev' && fuel !== 'phev')
      }
    }
  }
})

test('every market deals in known models and paints', () => {
  for (const { sources } of Object.values(stockFacts)) {
    for (const { market, cities } of sources) {
      const ids = market.models.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      for (const id of ids) expect(modelFact(id).id).toBe(id)
      for (const id of market.fromAmerica) expect(ids).toContain(id)
      for (const color of COLORS) expect(market.colors[color]).toBeGreaterThan(0)
      expect(cities.length).toBeGreaterThan(0)
    }
  }
})

test('cities have unique slugs and positive weights in every edition', () => {
  for (const edition of DEMONSTRATED) {
    const cities = cityFacts[edition]
    expect(new Set(cities.map(({ id }) => id)).size).toBe(cities.length)
    for (const { id, name, weight } of cities) {
      expect(id).toMatch(SLUG)
      expect(name).not.toBe('')
      expect(weight).toBeGreaterThan(0)
    }
  }
})

test('old names of cities are known beside the present ones', () => {
  const aliasesOf = (edition: 'coza' | 'rw', id: string) => cityFacts[edition].find((city) => city.id === id)?.aliases
  expect(aliasesOf('coza', 'gqeberha')).toContain('Port Elizabeth')
  expect(aliasesOf('coza', 'mbombela')).toContain('Nelspruit')
  expect(aliasesOf('rw', 'huye')).toContain('Butare')
  expect(aliasesOf('rw', 'rubavu')).toContain('Gisenyi')
})

test('a table row that does not fit is refused with its text', () => {
  expect(() => modelTable('x', 'a; A; ; spaceship; 5; 5')).toThrow('spaceship')
  expect(() => modelTable('x', 'a; A; ; sedan; 5')).toThrow('Expected 6 columns')
  const model = 'a; A; ; sedan; 5; 4\n> 2010-; 4000 1700 1500; 1000; 10000; 50; T\n'
  expect(() => modelTable('x', `${model}= 1.0 steam 999 50 m 5`)).toThrow('No fuel')
  expect(() => modelTable('x', `${model}= 1.0 petrol 999 50 q 5`)).toThrow('No such gears')
  expect(() => modelTable('x', `${model}= 1.0 petrol 999 fast m 5`)).toThrow('Not a number')
})

test('findings are worded in both languages and measured where they are on show', () => {
  for (const { section, flaw, fromWear, note } of [...findingFacts, ...damageFacts]) {
    const { en, fr } = note
    expect(en).not.toBe('')
    expect(fr).not.toBe('')
    expect(fr).not.toBe(en)
    expect(fromWear >= 0 && fromWear < 1).toBe(true)
    expect(flaw !== null, en).toBe(section === 'body' || section === 'interior')
    if (flaw !== null) expect(flaw.size[1]).toBeGreaterThan(flaw.size[0])
  }
  expect(findingFacts.length).toBeGreaterThanOrEqual(60)
})
