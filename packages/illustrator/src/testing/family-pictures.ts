import { expect } from 'vitest'

import { artKey, artOf, type CarArtSpec, flawArtOf } from '../art-key.ts'
import { FAMILIES, type FamilyName } from '../families.ts'
import { expectSound } from './expect-sound.ts'

/** A blue car of a family. */
export function carOf(family: FamilyName) {
  return { family, bodyType: FAMILIES[family].body, color: 'blue', steeringSide: 'left', fuelType: 'petrol' } as const
}

/** The pictures of a family that show its body from everywhere. */
export function picturesOf(family: FamilyName): readonly CarArtSpec[] {
  const car = carOf(family)
  const views = (['frontThreeQuarter', 'side', 'rear', 'detail'] as const).map((view) => artOf(car, view, 1))
  const flaws = (['bonnetBent', 'rearBumperBent', 'archRust'] as const).map((flaw) => flawArtOf(car, flaw, 1))
  return [...views, ...flaws]
}

/** Expects a drawing to be sound, and to show nothing far beside the scene. */
export function expectInScene(spec: CarArtSpec): void {
  const svg = expectSound(spec)
  const [left = -1, top = -1, width = 0, height = 0] = /viewBox="([^"]+)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? []
  const isInScene = left > -200 && top > -200 && left + width < 1800 && top + height < 1400
  expect([artKey(spec), isInScene]).toEqual([artKey(spec), true])
}
