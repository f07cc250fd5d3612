import { describe, expect, it } from 'vitest'

import { BODY_TYPES, PHOTO_VIEWS } from '@otosafi/domain/car/vocabulary'

import { artKey, artOf, flawArtOf, parseArtKey } from './art-key.ts'
import { BODY_SHAPES } from './body-shapes.ts'
import { surfaceOf } from './body-surface.ts'
import { FAMILIES, FAMILY_NAMES, type FamilyName, familyOf } from './families.ts'
import { CABIN_FLAWS, OUTSIDE_FLAWS } from './flaws.ts'
import { lookOf } from './look.ts'
import { carOf, expectInScene, picturesOf } from './testing/family-pictures.ts'
import { lerp, steps, type Vec2 } from './vec.ts'

const shapeOf = (family: FamilyName) => lookOf({ ...carOf(family), variant: 0 }).shape
const pairs = FAMILY_NAMES.flatMap((one, i) => FAMILY_NAMES.slice(0, i).map((other) => [one, other] as const))

/** Height of a family's upper edge from the side in metres, every five centimetres of 5.6 metres; 0 where there is no car. */
function outlineOf(family: FamilyName): number[] {
  const { shape, shoulderAt, roofAt } = surfaceOf(shapeOf(family))
  const { cowl, head, roofEnd, rearFoot, length } = shape
  const between = (from: Vec2, to: Vec2, x: number) => lerp(from[1], to[1], (x - from[0]) / (to[0] - from[0]))
  return steps(0, 5.6, 112).map((x) => {
    if (x > length) return 0
    if (x < cowl[0] || x > rearFoot[0]) return shoulderAt(x)
    if (x < head[0]) return between(cowl, head, x)
    return x <= roofEnd[0] ? roofAt(x) : between(roofEnd, rearFoot, x)
  })
}

describe('a model family', () => {
  it('differs from every other in its outline, and clearly so where face and wheels are alike', () => {
    const outlines = new Map(FAMILY_NAMES.map((name) => [name, outlineOf(name)]))
    for (const [one, other] of pairs) {
      const beside = outlines.get(other) ?? []
      const heights = outlines.get(one) ?? []
      const distance = heights.reduce((sum, z, i) => sum + Math.abs(z - (beside[i] ?? 0)) / heights.length, 0)
      const alike =
        FAMILIES[one].face.join() === FAMILIES[other].face.join() && FAMILIES[one].wheels === FAMILIES[other].wheels
      expect(distance, `${one} and ${other}`).toBeGreaterThan(alike ? 0.03 : 0.01)
    }
  })

  it('has a form that can stand: points in order, room for the wheels, its own size', () => {
    for (const name of FAMILY_NAMES) {
      const shape = shapeOf(name)
      const { cowl, head, peak, roofEnd, rearFoot, wheelRadius, frontOverhang, wheelbase, length } = shape
      for (const order of [shape.shoulder.map(([x]) => x), [...shape.doors], [...shape.pillars]])
        expect(order, name).toEqual(order.toSorted((a, b) => a - b))
      expect(cowl[0] < head[0] && head[0] < peak[0] && peak[0] < roofEnd[0] && roofEnd[0] < rearFoot[0], name).toBe(
        true,
      )
      expect(frontOverhang, name).toBeGreaterThan(wheelRadius + 0.1)
      expect(length - frontOverhang - wheelbase, name).toBeGreaterThan(wheelRadius + 0.1)
      expect([length, shape.halfWidth * 2], name).toEqual([FAMILIES[name].size[0], FAMILIES[name].size[1]])
      expect(Math.abs(peak[1] - FAMILIES[name].size[2]), name).toBeLessThan(0.05)
    }
  })

  it('looks the same in all pictures of one car', () => {
    for (const name of FAMILY_NAMES) {
      const car = carOf(name)
      const pictures = [
        ...PHOTO_VIEWS.map((view) => artOf(car, view, 2)),
        ...[...OUTSIDE_FLAWS, ...CABIN_FLAWS].map((flaw) => flawArtOf(car, flaw, 2)),
      ]
      for (const spec of pictures) {
        const read = parseArtKey(artKey(spec))
        expect(read, artKey(spec)).toEqual(spec)
        expect(read && lookOf(read), artKey(spec)).toEqual(lookOf({ ...car, variant: 0 }))
      }
    }
  })

  it('is drawn from everywhere without a broken number, in few bytes', () => {
    // A fifth of its pictures each, in turn; the deep tests draw all of them.
    for (const [at, name] of FAMILY_NAMES.entries())
      for (const spec of picturesOf(name).filter((_, place) => (place + at) % 5 === 0)) expectInScene(spec)
  })

  it('has no model twice, and no name that a body type has', () => {
    const models = FAMILY_NAMES.flatMap((name) => FAMILIES[name].models)
    expect(new Set(models).size).toBe(models.length)
    expect(BODY_TYPES.filter((body) => FAMILY_NAMES.some((name: string) => name === body))).toEqual([])
    for (const name of FAMILY_NAMES) expect(name).toMatch(/^[a-z0-9]+$/)
  })
})

it('a model without a family, or of another body type than its family, is drawn as its body type', () => {
  expect(familyOf({ brand: 'dacia', model: 'duster', bodyType: 'suv' })).toBe('duster')
  for (const car of [
    { brand: 'dacia', model: 'duster', bodyType: 'sedan' },
    { brand: 'trabant', model: '601', bodyType: 'sedan' },
  ] as const) {
    const spec = artOf({ ...carOf('duster'), ...car, family: familyOf(car) }, 'side', 1)
    expect(artKey(spec)).toBe('art/side-sedan-blue-1')
    expect(lookOf(spec).shape).toBe(BODY_SHAPES.sedan)
  }
})
