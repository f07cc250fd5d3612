import type { BodyType } from '@otosafi/domain/car/vocabulary'

import type { BodyShape } from './body-shape.ts'
import { BODY_SHAPES } from './body-shapes.ts'
import type { BumperName } from './bumpers.ts'
import type { DashboardName } from './dashboard.ts'
import type { GrilleName } from './grilles.ts'
import type { LampName } from './lamps.ts'
import type { TailName } from './tail-lamps.ts'
import type { Vec2 } from './vec.ts'
import { lerp } from './vec.ts'
import type { WheelName } from './wheel-designs.ts'

/** How a family's form departs from its body type's at the same size; metres unless said otherwise, all 0 when left out. */
export type Form = {
  /** Length of the nose before the front axle. */
  overhang?: number
  /** Radius of the wheels. */
  wheel?: number
  /** Height of the body's lower edge. */
  sill?: number
  /** Height of the hood's front edge. */
  hood?: number
  /** Height of the belt at the windscreen. */
  belt?: number
  /** Height of the belt at the rear window; as `belt` when left out. */
  rise?: number
  /** Height of the tail; as `rise` when left out. */
  tail?: number
  /** Foot of the windscreen, backwards. */
  cowl?: number
  /** Head of the windscreen, backwards; as `cowl` when left out. */
  head?: number
  /** Highest point of the roof, backwards; as `head` when left out. */
  peak?: number
  /** Rear end of the roof, backwards. */
  roofEnd?: number
  /** Foot of the rear window, backwards. */
  foot?: number
  /** Roof at the windscreen, upwards. */
  headUp?: number
  /** Roof at its rear end, upwards. */
  endUp?: number
  /** Half the roof's width. */
  roofHalf?: number
  /** Length of the rounded front end. */
  frontCap?: number
  /** How much further back the side windows reach. */
  glass?: number
  /** Added to the squareness of the rounded ends. */
  square?: number
  /** How much the nose leans, as part of the body type's own; 1 when left out. */
  noseLean?: number
  /** The same for the tail. */
  tailLean?: number
}

/** The distinctive looks of the cars of a few models; drawn without any badge. */
export type ModelFamily = {
  body: BodyType
  /** Brand and model of each, as `dacia-duster`. */
  models: readonly string[]
  /** Length, width and height in metres. */
  size: readonly [length: number, width: number, height: number]
  wheelbase: number
  form?: Form
  /** Grille, headlamps, bumper, tail lamps, wheels. */
  face: readonly [GrilleName, LampName, BumperName]
  tail: TailName
  wheels: WheelName
  /** Where they differ from the body type's. */
  cladding?: boolean
  rails?: boolean
  twoDoors?: boolean
  /** Whether roof and pillars are black. */
  darkRoof?: boolean
  /** `map` when left out. */
  dashboard?: DashboardName
}

/** The roof's crown above its rails. */
const CROWN = 0.04

/** The measures of a family: its body type's, stretched to its size and bent to its form. */
export function shapeOfFamily(family: ModelFamily): BodyShape {
  const base = BODY_SHAPES[family.body]
  const form = family.form ?? {}
  const [length, width, height] = family.size
  const up = (height - CROWN) / base.peak[1]
  const overhang = base.frontOverhang + (form.overhang ?? 0) + (length - base.length) * 0.2
  const stretched = through([
    [0, 0],
    [base.frontOverhang, overhang],
    [base.frontOverhang + base.wheelbase, overhang + family.wheelbase],
    [base.length, length],
  ])
  const lift = through([
    [0, form.hood ?? 0],
    [base.cowl[0], form.belt ?? 0],
    [base.rearFoot[0], form.rise ?? form.belt ?? 0],
    [base.length, form.tail ?? form.rise ?? form.belt ?? 0],
  ])
  const moved = ([x, z]: Vec2, back = 0, higher = 0): Vec2 => [stretched(x) + back, z * up + higher]
  const half = width / 2
  const wheelRadius = base.wheelRadius + (form.wheel ?? 0)
  const tail = base.tail.map(([v, back]): Vec2 => [v, back * (form.tailLean ?? 1)])
  /** The room between a wheel's arch and the end of the car: the flank must still be broad at the arch. */
  const room = (beyondAxle: number): number => beyondAxle - wheelRadius - 0.055
  const rearRoom = room(length - overhang - family.wheelbase) - (tail[0]?.[1] ?? 0)
  const cowl = form.cowl ?? 0
  // The first door begins behind the front wheel's arch.
  const doors = base.doors.map((x, i) =>
    i === 0 ? Math.max(stretched(x) + cowl, overhang + wheelRadius + 0.08) : stretched(x) + cowl * 0.4,
  )
  const pillars = base.pillars.map((x) => stretched(x) + cowl * 0.4)
  const [first = 0, second = 0, third = second] = doors
  return {
    ...base,
    length,
    halfWidth: half,
    wheelbase: family.wheelbase,
    frontOverhang: overhang,
    wheelRadius,
    sill: base.sill + (form.sill ?? 0),
    shoulder: base.shoulder.map((point) => moved(point, 0, lift(point[0]))),
    nose: base.nose.map(([v, back]): Vec2 => [v, back * (form.noseLean ?? 1)]),
    tail,
    frontCap: Math.min(base.frontCap + (form.frontCap ?? 0), room(overhang) / 0.72),
    rearCap: Math.min(base.rearCap, rearRoom / 0.42),
    square: base.square + (form.square ?? 0),
    cowl: moved(base.cowl, cowl, form.belt ?? 0),
    head: moved(base.head, form.head ?? cowl, form.headUp ?? 0),
    peak: moved(base.peak, form.peak ?? form.head ?? cowl),
    roofEnd: moved(base.roofEnd, form.roofEnd ?? 0, form.endUp ?? 0),
    rearFoot: moved(base.rearFoot, form.foot ?? 0, form.rise ?? form.belt ?? 0),
    roofHalf: base.roofHalf + half - base.halfWidth + (form.roofHalf ?? 0),
    glassRear: [
      stretched(base.glassRear[0]) + (form.roofEnd ?? 0) + (form.glass ?? 0),
      stretched(base.glassRear[1]) + (form.foot ?? 0) + (form.glass ?? 0),
    ],
    pillars: family.twoDoors ? pillars.slice(1) : pillars,
    doors: family.twoDoors ? [first, lerp(second, third, 0.35)] : doors,
    cladding: family.cladding ?? base.cladding,
    rails: family.rails ?? base.rails,
  }
}

/** The straight lines through `points` as a function. */
function through(points: readonly Vec2[]): (x: number) => number {
  return (x) => {
    const next = Math.max(
      1,
      points.findIndex(([at]) => at >= x),
    )
    const [from, to] = [points[next - 1] ?? [0, 0], points[next] ?? points.at(-1) ?? [0, 0]]
    return lerp(from[1], to[1], (x - from[0]) / (to[0] - from[0]))
  }
}
