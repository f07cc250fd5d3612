import type { Camera } from './camera.ts'
import type { Paint, Rgb } from './paint.ts'
import { hexOf, mix } from './paint.ts'
import type { Surroundings } from './shading.ts'
import { shaded } from './shading.ts'
import type { Stop } from './svg.ts'
import { pathData, linear, tag } from './svg.ts'
import type { Vec2, Vec3 } from './vec.ts'
import { clamp, cross, dot, scale, steps, sub, unit } from './vec.ts'

/** A piece of surface over the unit square. */
export type Patch = (a: number, b: number) => Vec3

/** How a patch is painted: unique id, number of strips, the paint and what it reflects. */
export type MeshOptions = {
  id: string
  rows: number
  paint: Paint
  around: Surroundings
  /** Which end of b is nearer to the viewer and so is painted last. */
  nearEnd: 0 | 1
}

const COLUMNS = 22
/** Where a strip's covered edge is sampled: close together at its ends, which stay in sight, and at the car's corner. */
const COVERED = [
  0, 0.03, 0.07, 0.12, 0.18, 0.25, 0.32, 0.38, 0.43, 0.48, 0.53, 0.58, 0.64, 0.71, 0.79, 0.87, 0.93, 0.97, 1,
]
/** Largest difference of a channel that may be lost when a gradient's stops are thinned out. */
const TOLERANCE = 9

/** The patch's direction at its `point` (a, b), towards `eye`. */
function facing(patch: Patch, a: number, b: number, point: Vec3, eye: Vec3): Vec3 {
  const gap = 0.012
  const along = sub(patch(a > 0.5 ? a - gap : a + gap, b), point)
  const across = sub(patch(a, b > 0.5 ? b - gap : b + gap), point)
  const normal = unit(cross(along, across))
  return dot(normal, sub(eye, point)) < 0 ? scale(normal, -1) : normal
}

const whole = ([x, y]: Vec2): Vec2 => [Math.round(x), Math.round(y)]

type Sample = { at: number; rgb: Rgb }

/** Keeps the samples that a straight blend between their neighbours would miss. */
function thinned(samples: readonly Sample[]): Sample[] {
  const first = samples[0]
  const last = samples.at(-1)
  if (!first || !last || samples.length < 3) return [...samples]
  let worst = 0
  let split = 0
  for (const [index, sample] of samples.entries()) {
    const blend = mix(first.rgb, last.rgb, clamp((sample.at - first.at) / (last.at - first.at || 1), 0, 1))
    const [red, green, blue] = sample.rgb
    const error = Math.max(Math.abs(blend[0] - red), Math.abs(blend[1] - green), Math.abs(blend[2] - blue))
    if (error > worst) [worst, split] = [error, index]
  }
  if (worst <= TOLERANCE || split === 0 || split === samples.length - 1) return [first, last]
  return [...thinned(samples.slice(0, split + 1)).slice(0, -1), ...thinned(samples.slice(split))]
}

/**
 * SVG of a patch in smooth light: thin strips along a, each with a gradient of the light along it, painted from
 * the far end to the near one and overlapping, so that no seam shows.
 */
export function meshOf(patch: Patch, camera: Camera, options: MeshOptions): { definitions: string; content: string } {
  const { id, rows, paint, around, nearEnd } = options
  let definitions = ''
  let content = ''
  const columns = steps(0, 1, COLUMNS)
  // The edge that the next strip covers may be coarse; the one that stays in sight may not.
  const edge = (b: number, fine: boolean): Vec2[] =>
    (fine ? columns : COVERED).map((a) => camera.project(patch(a, clamp(b, 0, 1))))
  for (let step = 0; step < rows; step += 1) {
    const row = nearEnd === 1 ? step : rows - 1 - step
    const middle = (row + 0.5) / rows
    const from = camera.project(patch(0, middle))
    const to = camera.project(patch(1, middle))
    const way: Vec2 = [to[0] - from[0], to[1] - from[1]]
    const length = way[0] * way[0] + way[1] * way[1] || 1
    let reached = 0
    const samples = columns.map((a): Sample => {
      const point = patch(a, middle)
      const rgb = shaded(paint, around, point, facing(patch, a, middle, point, camera.eye), camera.eye)
      const [x, y] = camera.project(point)
      reached = clamp(((x - from[0]) * way[0] + (y - from[1]) * way[1]) / length, reached, 1)
      return { at: reached, rgb }
    })
    const stops = thinned(samples).map(({ at, rgb }): Stop => [Math.round(at * 100) / 100, hexOf(rgb)])
    definitions += linear(`${id}${row}`, whole(from), whole(to), stops)
    const last = step === rows - 1
    const low = edge(nearEnd === 1 ? row / rows : (row - 0.9) / rows, nearEnd === 1 || last)
    const high = edge(nearEnd === 1 ? (row + 1.9) / rows : (row + 1) / rows, nearEnd === 0 || last)
    content += tag('path', { d: pathData([...low, ...high.toReversed()]), fill: `url(#${id}${row})` })
  }
  return { definitions, content }
}
