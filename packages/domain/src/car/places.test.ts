import { expect, it } from 'vitest'

import { INSPECTION_POINTS, INSPECTION_SECTIONS } from './inspection.ts'
import { CAR_PLACES, PLACED_POINTS, placesOf } from './places.ts'

const POINTS = INSPECTION_SECTIONS.flatMap((section) => INSPECTION_POINTS[section].map((point) => ({ section, point })))

it('every point of an inspection is somewhere on the car, and at no place twice', () => {
  for (const { section, point } of POINTS) {
    const places = placesOf(section, point)
    expect(new Set(places).size, point).toBe(places.length)
  }
})

it('every place is that of a point', () => {
  const used = new Set(POINTS.flatMap(({ section, point }) => placesOf(section, point)))
  expect(CAR_PLACES.filter((place) => !used.has(place))).toEqual([])
})

it('no point is placed that an inspection does not have', () => {
  const known = POINTS.map(({ section, point }) => `${section}.${point}`)
  expect(PLACED_POINTS.filter((point) => !known.includes(point))).toEqual([])
})

it.each([
  ['axles', 'frontTyres', ['frontWheel']],
  ['brakes', 'rearPads', ['rearWheel']],
  ['axles', 'wheelBearings', ['frontWheel', 'rearWheel']],
  ['body', 'rust', ['frontWing', 'rearWing']],
] as const)('%s.%s is at %j', (section, point, places) => expect(placesOf(section, point)).toEqual(places))
