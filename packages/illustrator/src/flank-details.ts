import { hull } from './outline.ts'
import { hexOf, toneOf } from './paint.ts'
import type { Stage } from './stage.ts'
import { cutToBody } from './stage.ts'
import { line, linear, shape } from './svg.ts'
import type { Vec2, Vec3 } from './vec.ts'
import { steps } from './vec.ts'

const PLASTIC = '#25292b'

/** An open line given as (x, z) on the flank. */
const along = (stage: Stage, points: readonly Vec2[]): Vec2[] =>
  points.map(([x, z]) => stage.camera.project(stage.surface.flank(x, z)))

/** A dark joint with a thin light beside it. */
function joint(stage: Stage, points: readonly Vec2[]): string {
  const lit = points.map(([x, z]): Vec2 => [x + 0.009, z])
  return (
    line(along(stage, lit), '#fff', 2, { opacity: 0.22 }) + line(along(stage, points), '#000', 2.8, { opacity: 0.5 })
  )
}

function doors(stage: Stage): string {
  const { shape: body, shoulderAt, axles } = stage.surface
  const foot = body.sill + 0.1
  const rearArch = axles[1] - body.wheelRadius - 0.16
  return (
    body.doors
      .map((x, i) => {
        const last = i === body.doors.length - 1
        const top = shoulderAt(x)
        // The rearmost joint bends forward around the wheel arch.
        const points = steps(0, 1, 12).map((t): Vec2 => {
          const z = top + (foot - top) * t
          const bend = last
            ? Math.min(0, rearArch - x) * Math.max(0, (t - 0.35) / 0.65) ** 1.4
            : i === 0
              ? -0.07 * Math.sin(t * Math.PI)
              : 0.02 * t
          return [x + bend, z]
        })
        return joint(stage, points)
      })
      .join('') +
    joint(
      stage,
      steps(body.doors[0] ?? 0, Math.min(body.doors.at(-1) ?? 0, rearArch), 14).map((x): Vec2 => [x, foot]),
    )
  )
}

function handles(stage: Stage): string {
  const { shape: body, shoulderAt } = stage.surface
  return body.doors
    .slice(1)
    .map((x) => {
      const z = shoulderAt(x) - 0.115
      const bar: Vec2[] = [
        [x - 0.25, z],
        [x - 0.07, z + 0.004],
        [x - 0.07, z + 0.036],
        [x - 0.25, z + 0.03],
      ]
      const cup: Vec2[] = [
        [x - 0.24, z - 0.03],
        [x - 0.1, z - 0.03],
        [x - 0.09, z + 0.03],
        [x - 0.25, z + 0.03],
      ]
      return (
        shape(stage.onFlank(cup, 1), '#000', { opacity: 0.3 }) +
        shape(stage.onFlank(bar, 1), hexOf(toneOf(stage.paint, 0.84)), {
          stroke: '#000',
          'stroke-width': 1.4,
          'stroke-opacity': 0.4,
        })
      )
    })
    .join('')
}

function sills(stage: Stage): string {
  const { shape: body, axles } = stage.surface
  const band = (low: number, high: number): Vec2[] => {
    const xs = steps(axles[0] + 0.1, axles[1] - 0.1, 20)
    return [...xs.map((x): Vec2 => [x, high]), ...xs.toReversed().map((x): Vec2 => [x, low])]
  }
  const plain = shape(along(stage, band(body.sill, body.sill + 0.055)), '#101314', { opacity: 0.85 })
  if (!body.cladding) return plain
  const arches = axles.map((x) => {
    const ring = (gap: number): Vec2[] =>
      steps(-0.06, 0.56, 36).map((turn): Vec2 => [
        x + (body.wheelRadius + gap) * Math.cos(turn * 2 * Math.PI),
        body.wheelRadius + 0.012 + (body.wheelRadius + gap) * Math.sin(turn * 2 * Math.PI),
      ])
    return shape(along(stage, ring(0.125)), PLASTIC) + line(along(stage, ring(0.118)), '#fff', 2.4, { opacity: 0.16 })
  })
  return shape(along(stage, band(body.sill, body.sill + 0.14)), PLASTIC) + arches.join('')
}

/** Door joints, handles, sills and dark plastic of the viewer's flank. */
export function addFlankDetails(stage: Stage): void {
  const { shape: body, shoulderAt } = stage.surface
  const crease = steps(body.frontOverhang - 0.1, body.length - 0.4, 40).map((x): Vec2 => [
    x,
    body.sill + (shoulderAt(x) - body.sill) * 0.815,
  ])
  const light = line(along(stage, crease), '#fff', 3, { opacity: 0.3 })
  const cap: Vec2 = [body.length - 0.62, body.sill + (shoulderAt(body.length - 0.62) - body.sill) * 0.66]
  const flap: Vec2[] = steps(0, 1, 16)
    .slice(0, -1)
    .map((turn) => [cap[0] + 0.075 * Math.cos(turn * 6.283), cap[1] + 0.075 * Math.sin(turn * 6.283)])
  const filler = line([...along(stage, flap), ...along(stage, flap.slice(0, 1))], '#000', 2, { opacity: 0.3 })
  stage.add(cutToBody(light + doors(stage) + handles(stage) + filler + sills(stage)))
}

/** The outside mirror on the viewer's side. */
export function addMirror(stage: Stage): void {
  const { shape: body, shoulderAt } = stage.surface
  const x = body.cowl[0] + 0.4
  const centre: Vec3 = [x, body.halfWidth + 0.06, shoulderAt(x) + 0.085]
  const points = steps(0, 1, 14)
    .slice(0, -1)
    .flatMap((around) =>
      steps(-0.25, 0.25, 8).map((level) => {
        const reach = Math.cos(level * 2 * Math.PI) ** 0.7
        return stage.camera.project([
          centre[0] + 0.075 * reach * Math.cos(around * 6.283),
          centre[1] + 0.115 * reach * Math.sin(around * 6.283),
          centre[2] + 0.075 * Math.sin(level * 2 * Math.PI),
        ])
      }),
    )
  const edge = hull(points)
  const top = Math.min(...edge.map(([, y]) => y))
  const foot = Math.max(...edge.map(([, y]) => y))
  const tone = (value: number): string => hexOf(toneOf(stage.paint, value))
  stage.define(
    linear(
      'mirror',
      [0, top],
      [0, foot],
      [
        [0, tone(0.95)],
        [0.4, tone(0.66)],
        [0.75, tone(0.3)],
        [1, tone(0.1)],
      ],
    ),
  )
  const stalk = [
    [x - 0.05, body.halfWidth - 0.12, shoulderAt(x) - 0.01],
    [x + 0.08, body.halfWidth - 0.12, shoulderAt(x) - 0.01],
    [x + 0.04, centre[1] - 0.04, centre[2] - 0.05],
    [x - 0.04, centre[1] - 0.04, centre[2] - 0.05],
  ] as const
  stage.add(
    shape(
      stalk.map((point) => stage.camera.project(point)),
      '#14181a',
    ) + shape(edge, 'url(#mirror)', { stroke: '#000', 'stroke-width': 1.5, 'stroke-opacity': 0.35 }),
  )
}

/** The rails along the roof of cars that carry loads. */
export function addRoofRails(stage: Stage): void {
  const { shape: body, roofAt, house } = stage.surface
  if (!body.rails) return
  const rail = (lift: number): Vec2[] =>
    steps(body.head[0] + 0.22, body.roofEnd[0] - 0.08, 24).map((x, i) => {
      const rise = lift * Math.min(1, Math.min(i, 24 - i) / 2)
      const [, y] = house(x, roofAt(x))
      return stage.camera.project([x, y - 0.05, roofAt(x) + 0.012 + rise])
    })
  stage.add(
    line(rail(0.0), '#15191b', 5) +
      line(rail(0.05), '#262b2e', 8) +
      line(rail(0.056), '#c9d0d1', 3.4, { opacity: 0.9 }),
  )
}
