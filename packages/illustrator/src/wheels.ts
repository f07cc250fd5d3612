import { hull } from './outline.ts'
import type { Stage } from './stage.ts'
import { cutTo, cutToBody } from './stage.ts'
import { linear, shape, shapes } from './svg.ts'
import type { Vec2, Vec3 } from './vec.ts'
import { steps } from './vec.ts'

const TYRE_WIDTH = 0.2

/** A wheel's own coordinates: radius in metres, angle in turns, depth inwards from its outer face. */
type WheelSpace = (radius: number, turn: number, depth?: number) => Vec2

function wheelSpace(stage: Stage, x: number, side: 1 | -1, steer: number): WheelSpace {
  const { halfWidth, wheelRadius } = stage.surface.shape
  const outer = halfWidth - 0.075
  return (radius, turn, depth = 0) => {
    const along = radius * Math.cos(turn * 2 * Math.PI)
    const inwards = depth - 0.02
    const point: Vec3 = [
      x + along * Math.cos(steer) - inwards * Math.sin(steer) * -1,
      side * (outer - inwards * Math.cos(steer) + along * Math.sin(steer)),
      wheelRadius + radius * Math.sin(turn * 2 * Math.PI),
    ]
    return stage.camera.project(point)
  }
}

const circle = (space: WheelSpace, radius: number, depth = 0): Vec2[] =>
  steps(0, 1, 36)
    .slice(0, -1)
    .map((turn) => space(radius, turn, depth))

function tyre(space: WheelSpace, radius: number): string {
  const tread = hull([...circle(space, radius * 0.985, TYRE_WIDTH), ...circle(space, radius, 0.05)])
  return (
    shape(tread, '#191c1e') +
    shape(circle(space, radius * 0.97, 0.005), '#1f2224') +
    shape(circle(space, radius * 0.86), '#17191b') +
    shape(circle(space, radius * 0.84), '#232729')
  )
}

function rim(stage: Stage, space: WheelSpace, radius: number, id: string): string {
  const design = stage.look.wheels
  stage.define(
    linear(`${id}l`, space(radius, 0.3), space(radius, 0.8), [
      [0, '#f6f8f8'],
      [0.5, '#aab2b4'],
      [1, '#5d6568'],
    ]),
  )
  stage.define(
    linear(`${id}s`, space(radius * 0.7, 0.25), space(radius * 0.7, 0.75), [
      [0, '#fbfcfc'],
      [0.45, design.face],
      [1, design.shade],
    ]),
  )
  const spokes = (depth: number, fill: string): string =>
    shapes(
      steps(0, 1, design.count)
        .slice(0, -1)
        .map((start) =>
          design.spoke.map(([share, part]) =>
            space(share * radius, start + 0.25 + part / design.count, depth - 0.012 + share * 0.02),
          ),
        ),
      fill,
    )
  if (design.disc) {
    return (
      shape(circle(space, radius * 0.74), `url(#${id}s)`) +
      spokes(0.01, '#15181a') +
      shape(circle(space, radius * 0.2, -0.005), design.shade) +
      shape(circle(space, radius * 0.17, -0.01), design.face)
    )
  }
  return (
    shape(circle(space, radius * 0.75), `url(#${id}l)`) +
    shape(circle(space, radius * 0.7, 0.01), '#0b0d0e') +
    shape(circle(space, radius * 0.66, 0.09), '#1a1e20') +
    shape(circle(space, radius * 0.5, 0.07), '#7f8789') +
    shape(circle(space, radius * 0.47, 0.07), '#9aa2a4') +
    shape(circle(space, radius * 0.24, 0.06), '#3a4043') +
    spokes(0.035, '#30363a') +
    spokes(0, `url(#${id}s)`) +
    shape(circle(space, radius * 0.17, -0.005), design.face) +
    shape(circle(space, radius * 0.1, -0.01), '#3c4346')
  )
}

/** The opening in the flank around the axle at `x`, as a shape on the flank that goes on down to the ground. */
export function archShape(stage: Stage, x: number, gap: number): Vec2[] {
  const { flank, shape: body } = stage.surface
  const radius = body.wheelRadius + gap
  const arc = steps(-0.02, 0.52, 34).map((turn): Vec2 => [
    x + radius * Math.cos(turn * 2 * Math.PI) * 1.01,
    body.wheelRadius + 0.012 + radius * Math.sin(turn * 2 * Math.PI),
  ])
  const upper = arc.map(([at, z]) => flank(at, z))
  const low = body.sill + 0.015
  // Below the sill nothing hides the wheel, so the shape widens there.
  const skirt: Vec3[] = [
    [x - radius - 0.02, upper.at(-1)?.[1] ?? 0, low],
    [x - radius - 0.35, body.halfWidth - 0.2, low],
    [x - radius - 0.35, body.halfWidth - 0.1, -0.3],
    [x + radius + 0.3, body.halfWidth - 0.1, -0.3],
    [x + radius + 0.3, body.halfWidth - 0.1, low],
    [x + radius + 0.01, upper[0]?.[1] ?? 0, low],
  ]
  return [...upper, ...skirt].map(stage.camera.project)
}

/** The wheels on the far side: what is seen of their tyres below the body. */
export function addFarWheels(stage: Stage): void {
  for (const x of stage.surface.axles) {
    const space = wheelSpace(stage, x, -1, 0)
    const { wheelRadius } = stage.surface.shape
    stage.add(shape(hull([...circle(space, wheelRadius), ...circle(space, wheelRadius, TYRE_WIDTH)]), '#0d0f10'))
  }
}

/** Arches and wheels on the viewer's side. */
export function addNearWheels(stage: Stage): void {
  const { shape: body, axles } = stage.surface
  for (const [index, x] of axles.entries()) {
    const steer = index === 0 && stage.seesFront ? -0.2 : 0
    const space = wheelSpace(stage, x, 1, steer)
    const opening = archShape(stage, x, 0.055)
    const inside = cutToBody(shape(opening, '#090a0b'))
    const wheel = tyre(space, body.wheelRadius) + rim(stage, space, body.wheelRadius, `rim${index}`)
    stage.add(inside + cutTo(stage, `arch${index}`, opening, wheel))
  }
}
