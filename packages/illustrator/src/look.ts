import type { BodyType } from '@otosafi/domain/car/vocabulary'

import { type BodyShape, hasBoot } from './body-shape.ts'
import { BODY_SHAPES } from './body-shapes.ts'
import { type BumperDesign, type BumperName, BUMPERS } from './bumpers.ts'
import type { DashboardName } from './dashboard.ts'
import { FAMILIES, type FamilyName } from './families.ts'
import { type GrilleDesign, type GrilleName, GRILLES } from './grilles.ts'
import { type LampDesign, type LampName, LAMPS } from './lamps.ts'
import { shapeOfFamily } from './model-family.ts'
import { TAIL_LAMPS, type TailName } from './tail-lamps.ts'
import type { Vec2 } from './vec.ts'
import { WHEELS, type WheelDesign, type WheelName } from './wheel-designs.ts'

/** Everything that a car's drawings share, whatever the view. */
export type Look = {
  shape: BodyShape
  grille: GrilleDesign
  lamp: LampDesign
  bumper: BumperDesign
  tail: readonly Vec2[]
  wheels: WheelDesign
  darkRoof: boolean
  dashboard: DashboardName
}

type Plain = {
  face: readonly [GrilleName, LampName, BumperName]
  /** For cars with a boot behind the rear window, and for the others. */
  tails: readonly [TailName, TailName]
  wheels: WheelName
}

/** Faces, lamps and wheels of the cars without a family, by variant. */
const FIRST: Plain = { face: ['arched', 'swept', 'smooth'], tails: ['wing', 'flame'], wheels: 'ten' }
const PLAIN: readonly Plain[] = [
  FIRST,
  { face: ['upright', 'block', 'square'], tails: ['brick', 'post'], wheels: 'five' },
  { face: ['narrow', 'almond', 'open'], tails: ['pebble', 'petal'], wheels: 'twisted' },
  { face: ['deep', 'blade', 'hollow'], tails: ['slit', 'hook'], wheels: 'fine' },
]

/** How a car looks: as its model's family does, or as its body type's `variant` where it has none. */
export function lookOf(drawn: { bodyType: BodyType; family?: FamilyName; variant: number }): Look {
  const family = drawn.family && FAMILIES[drawn.family]
  const plain = PLAIN[drawn.variant] ?? FIRST
  const shape = family ? shapeOfFamily(family) : BODY_SHAPES[drawn.bodyType]
  const { face, wheels } = family ?? plain
  return {
    shape,
    grille: GRILLES[face[0]],
    lamp: LAMPS[face[1]],
    bumper: BUMPERS[face[2]],
    tail: TAIL_LAMPS[family ? family.tail : plain.tails[hasBoot(shape) ? 0 : 1]],
    wheels: WHEELS[wheels],
    dashboard: family?.dashboard ?? 'map',
    darkRoof: family?.darkRoof ?? false,
  }
}
