import type { CarPlace } from '@otosafi/domain/car/places'
import type { BodyType } from '@otosafi/domain/car/vocabulary'

import { BODY_SHAPES } from './body-shapes.ts'
import { type BodySurface, surfaceOf } from './body-surface.ts'
import { pathData } from './svg.ts'
import type { Vec2 } from './vec.ts'
import { lerp, steps } from './vec.ts'

/** Units of the plan in a metre, and the room around the car. */
const SCALE = 56
const MARGIN = 14
/** The longest car, so that every plan has the same size. */
const LONGEST = 5.28
/** Room for the car from above, and for the tallest one from the side. */
const ABOVE = 116
const BESIDE = 112

/** Size of every plan in its own units. */
export const PLAN_WIDTH = LONGEST * SCALE + 2 * MARGIN
export const PLAN_HEIGHT = ABOVE + BESIDE + 3 * MARGIN

/** A car's outline from above and, below that, from the side; its front is on the left. */
export type CarPlan = {
  /** Path data of the outlines, which are filled, and of the lines upon them. */
  outlines: string
  lines: string
  /** Where each part is, in the plan's units. */
  places: Record<CarPlace, Vec2>
}

/** The plan of a body type. */
export function planOf(bodyType: BodyType): CarPlan {
  const surface = surfaceOf(BODY_SHAPES[bodyType])
  const start = (PLAN_WIDTH - surface.shape.length * SCALE) / 2
  const above = (x: number, y: number): Vec2 => [start + x * SCALE, MARGIN + ABOVE / 2 + y * SCALE]
  const beside = (x: number, z: number): Vec2 => [start + x * SCALE, PLAN_HEIGHT - MARGIN - z * SCALE]
  const top = fromAbove(surface)
  const side = fromTheSide(surface)
  const placed = (list: readonly Vec2[], at: typeof above): Vec2[] => list.map(([a, b]) => at(a, b))
  return {
    outlines:
      pathData(placed(top.outline, above)) +
      pathData(placed(side.outline, beside)) +
      side.wheels.map((wheel) => pathData(placed(wheel, beside))).join(''),
    lines:
      top.lines.map((each) => pathData(placed(each, above), true)).join('') +
      side.lines.map((each) => pathData(placed(each, beside), true)).join(''),
    places: placesOn(surface, above, beside),
  }
}

function fromAbove({ shape: body, ring }: BodySurface) {
  const outline = steps(-0.5, 0.5, 72)
    .slice(0, -1)
    .map((turn): Vec2 => {
      const [x, y] = ring(turn, 0.55)
      return [x, y]
    })
  const across = (x: number, half: number, bow: number): Vec2[] =>
    steps(-1, 1, 10).map((way): Vec2 => [x - bow * (1 - way * way), half * way])
  const belt = body.halfWidth - 0.13
  const [cowl, head, back, foot] = [body.cowl[0], body.head[0], body.roofEnd[0], body.rearFoot[0]]
  const sides = [-1, 1].map((way): Vec2[] => [
    [cowl, way * belt],
    [head, way * body.roofHalf],
    [back, way * body.roofHalf],
    [foot, way * belt],
  ])
  return {
    outline,
    lines: [
      across(cowl, belt, 0.2),
      across(head, body.roofHalf, 0.13),
      across(back, body.roofHalf, -0.1),
      across(foot, belt, -0.12),
      ...sides,
    ],
  }
}

function fromTheSide({ shape: body, shoulderAt, roofAt, axles }: BodySurface) {
  const arch = (x: number): Vec2[] =>
    steps(0, 0.5, 12).map((turn): Vec2 => [
      x + (body.wheelRadius + 0.05) * Math.cos(turn * 2 * Math.PI),
      body.wheelRadius + (body.wheelRadius + 0.05) * Math.sin(turn * 2 * Math.PI),
    ])
  const end = (list: readonly Vec2[], x: number, way: 1 | -1): Vec2[] =>
    list.map(([v, back]): Vec2 => [x + way * back, lerp(body.sill, shoulderAt(x), v)])
  const outline: Vec2[] = [
    ...end(body.nose, 0, 1),
    ...steps(body.nose.at(-1)?.[1] ?? 0, body.cowl[0], 8).map((x): Vec2 => [x, shoulderAt(x)]),
    body.cowl,
    body.head,
    ...steps(body.head[0], body.roofEnd[0], 10).map((x): Vec2 => [x, roofAt(x)]),
    body.roofEnd,
    body.rearFoot,
    ...steps(body.rearFoot[0], body.length - (body.tail.at(-1)?.[1] ?? 0), 6).map((x): Vec2 => [x, shoulderAt(x)]),
    ...end(body.tail, body.length, -1).toReversed(),
    [axles[1] + body.wheelRadius + 0.05, body.sill],
    ...arch(axles[1]),
    [axles[1] - body.wheelRadius - 0.05, body.sill],
    [axles[0] + body.wheelRadius + 0.05, body.sill],
    ...arch(axles[0]),
    [axles[0] - body.wheelRadius - 0.05, body.sill],
  ]
  const wheels = axles.map((x) =>
    steps(0, 1, 28)
      .slice(0, -1)
      .map((turn): Vec2 => [
        x + body.wheelRadius * Math.cos(turn * 2 * Math.PI),
        body.wheelRadius + body.wheelRadius * Math.sin(turn * 2 * Math.PI),
      ]),
  )
  const lastDoor = body.doors.at(-1) ?? 0
  const belt = steps(body.cowl[0] + 0.15, Math.min(body.rearFoot[0], body.length - 0.3), 12).map((x): Vec2 => [
    x,
    shoulderAt(x) + 0.02,
  ])
  const doors = body.doors.map((x): Vec2[] => [
    [x, shoulderAt(x)],
    [x === lastDoor ? Math.min(x, axles[1] - body.wheelRadius - 0.1) : x, body.sill + 0.08],
  ])
  const pillars = body.pillars.map((x): Vec2[] => [
    [x, shoulderAt(x)],
    [x + 0.04, roofAt(x) - 0.07],
  ])
  return { outline, wheels, lines: [belt, ...doors, ...pillars] }
}

type At = (along: number, other: number) => Vec2

function placesOn({ shape: body, shoulderAt, axles }: BodySurface, above: At, beside: At): CarPlan['places'] {
  const { cowl, head, roofEnd, rearFoot, length, halfWidth, doors, wheelRadius, sill } = body
  const middle = (head[0] + roofEnd[0]) / 2
  const door = ((doors[0] ?? cowl[0]) + (doors[1] ?? middle)) / 2
  const tail = Math.min(length - 0.3, (rearFoot[0] + length) / 2)
  const high = (x: number, share: number) => lerp(sill, shoulderAt(x), share)
  return {
    frontBumper: above(0.12, 0),
    headlights: above(0.3, halfWidth - 0.28),
    bonnet: above(cowl[0] * 0.62, -0.36),
    engine: above(cowl[0] * 0.62, 0.3),
    windscreen: above((cowl[0] + head[0]) / 2 - 0.1, 0),
    dashboard: above(head[0] + 0.12, 0.34),
    seats: above(Math.max(middle, head[0] + 0.6), 0.34),
    roof: above(Math.max(middle, head[0] + 0.3), -0.34),
    boot: above(tail - 0.1, 0),
    rearLights: above(length - 0.16, 0.28 - halfWidth),
    rearBumper: above(length - 0.1, 0.3),
    frontWing: beside(axles[0], high(axles[0], 0.9)),
    mirrors: beside(cowl[0] + 0.4, shoulderAt(cowl[0]) + 0.14),
    doors: beside(door, high(door, 0.6)),
    glass: beside(door + 0.5, shoulderAt(door) + 0.2),
    rearWing: beside(axles[1] + 0.1, high(axles[1], 0.92)),
    frontWheel: beside(axles[0], wheelRadius),
    rearWheel: beside(axles[1], wheelRadius),
    frontAxle: beside(axles[0] + 0.3, wheelRadius + 0.24),
    rearAxle: beside(axles[1] - 0.3, wheelRadius + 0.24),
    gearbox: beside((axles[0] + axles[1]) / 2 - 0.4, sill + 0.12),
    underbody: beside((axles[0] + axles[1]) / 2 + 0.3, sill),
  }
}
