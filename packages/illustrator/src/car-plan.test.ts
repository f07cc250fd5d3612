import { expect, it } from 'vitest'

import { CAR_PLACES } from '@otosafi/domain/car/places'
import { BODY_TYPES } from '@otosafi/domain/car/vocabulary'

import { PLAN_HEIGHT, PLAN_WIDTH, planOf } from './car-plan.ts'

it.each(BODY_TYPES)('the plan of a %s has every part within it, apart from the others, and few bytes', (bodyType) => {
  const { outlines, lines, places } = planOf(bodyType)
  expect(outlines + lines).not.toMatch(/NaN|Infinity|undefined/)
  expect(outlines.length + lines.length).toBeLessThan(2600)
  for (const place of CAR_PLACES) {
    const [x, y] = places[place]
    expect(x > 0 && x < PLAN_WIDTH && y > 0 && y < PLAN_HEIGHT, place).toBe(true)
    const near = CAR_PLACES.filter(
      (other) => other !== place && Math.hypot(places[other][0] - x, places[other][1] - y) < 8,
    )
    expect(near, place).toEqual([])
  }
})

it('the front of a plan is on the left', () => {
  for (const bodyType of BODY_TYPES) {
    const { places } = planOf(bodyType)
    expect(places.frontBumper[0]).toBeLessThan(places.rearBumper[0])
    expect(places.frontWheel[0]).toBeLessThan(places.rearWheel[0])
  }
})
