import { expect, test } from 'vitest'

import { FAMILIES, FAMILY_NAMES, familyOf } from '@otosafi/illustrator/families'

import { modelFact, modelFacts } from './models.ts'

test('every model of the stock has a family whose pictures look like it', () => {
  const without = modelFacts.filter((model) => familyOf(model) === undefined).map(({ id }) => id)
  expect(without).toEqual([])
})

test('no family is of a model that the stock does not have, or of another body', () => {
  for (const name of FAMILY_NAMES)
    for (const id of FAMILIES[name].models) expect([id, modelFact(id).bodyType]).toEqual([id, FAMILIES[name].body])
})

test('a family is about as large as each of its models', () => {
  for (const model of modelFacts) {
    const family = familyOf(model)
    if (family === undefined) continue
    const [length, , height] = FAMILIES[family].size
    const lengths = model.generations.map(({ dimensions }) => dimensions.length / 1000)
    const heights = model.generations.map(({ dimensions }) => dimensions.height / 1000)
    const apart = (list: readonly number[], size: number) => Math.min(...list.map((each) => Math.abs(each - size)))
    expect(apart(lengths, length), `${model.id} as ${family}`).toBeLessThan(0.35)
    expect(apart(heights, height), `${model.id} as ${family}`).toBeLessThan(0.15)
  }
})
