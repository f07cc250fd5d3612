import type { Vec2 } from './vec.ts'

/** A body type's measures in metres; x from the nose, z from the ground. */
export type BodyShape = {
  length: number
  halfWidth: number
  wheelbase: number
  frontOverhang: number
  wheelRadius: number
  /** Lower edge of the body between the wheels. */
  sill: number
  /** Top edge of the lower body from nose to tail: hood edge, belt line, deck edge. */
  shoulder: readonly Vec2[]
  /** How far the nose lies behind its foremost point, by height (0 lower edge, 1 hood edge). */
  nose: readonly Vec2[]
  /** The same for the tail. */
  tail: readonly Vec2[]
  /** Length of the rounded ends and how square they are (2 is an ellipse). */
  frontCap: number
  rearCap: number
  square: number
  /** Foot of the windscreen. */
  cowl: Vec2
  /** Head of the windscreen at the pillar. */
  head: Vec2
  /** Highest point of the roof rail. */
  peak: Vec2
  /** Rear end of the roof. */
  roofEnd: Vec2
  /** Foot of the rear window. */
  rearFoot: Vec2
  /** Half the roof's width. */
  roofHalf: number
  /** Side windows: x of the rear edge at the top and at the belt, and of the pillars between the panes. */
  glassRear: Vec2
  pillars: readonly number[]
  /** x of the door cuts. */
  doors: readonly number[]
  kind: 'closed' | 'open' | 'bed' | 'panel'
  /** Dark plastic along the sills and arches. */
  cladding: boolean
  /** Rails along the roof. */
  rails: boolean
}

/** Whether a body ends in a boot lid. */
export function hasBoot({ rearFoot, length, kind }: BodyShape): boolean {
  return rearFoot[0] < length - 0.5 && kind !== 'bed'
}

/** Noses and tails of low and of tall cars; see `BodyShape.nose`. */
export const LOW_NOSE: Vec2[] = [
  [0, 0.14],
  [0.2, 0.04],
  [0.45, 0],
  [0.7, 0.03],
  [0.88, 0.09],
  [1, 0.19],
]
/** See `LOW_NOSE`. */
export const TALL_NOSE: Vec2[] = [
  [0, 0.16],
  [0.2, 0.05],
  [0.42, 0],
  [0.7, 0.015],
  [0.9, 0.06],
  [1, 0.15],
]
/** See `LOW_NOSE`. */
export const LOW_TAIL: Vec2[] = [
  [0, 0.2],
  [0.25, 0.06],
  [0.5, 0],
  [0.75, 0.02],
  [1, 0.06],
]
/** See `LOW_NOSE`. */
export const TALL_TAIL: Vec2[] = [
  [0, 0.16],
  [0.22, 0.03],
  [0.4, 0],
  [0.6, 0.03],
  [1, 0.1],
]
