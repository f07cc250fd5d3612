import { ART_HEIGHT, ART_WIDTH } from './svg.ts'
import type { Vec2, Vec3 } from './vec.ts'
import { dot, sub, unit } from './vec.ts'

/** A perspective view of the car. */
export type Camera = {
  /** Where the viewer stands. */
  eye: Vec3
  /** Metres to picture units. */
  project(point: Vec3): Vec2
}

/** Where to stand: degrees from straight ahead of the car's nose, metres away, metres above the ground. */
export type Standpoint = { angle: number; distance: number; height: number }

/** The part of the picture's width that a car of {@link USUAL_LENGTH} metres takes, and how much smaller a shorter one is. */
const WIDTH_SHARE = 0.84
const USUAL_LENGTH = 4.6
const SIZE_SHOWS = 0.4
const HEIGHT_SHARE = 0.62
/** Height in the picture of the point where the car stands lowest. */
const GROUND_LINE = 0.79

/** A camera at `standpoint` that looks at the middle of `length` metres of car and frames all of `points`. */
export function cameraFor(standpoint: Standpoint, length: number, points: readonly Vec3[]): Camera {
  const angle = (standpoint.angle * Math.PI) / 180
  const eye: Vec3 = [
    length / 2 - standpoint.distance * Math.cos(angle),
    standpoint.distance * Math.sin(angle),
    standpoint.height,
  ]
  const forward = unit(sub([length / 2, 0, 0.7], eye))
  const right = unit([-forward[1], forward[0], 0])
  const up = unit([-forward[0] * forward[2], -forward[1] * forward[2], 1 - forward[2] * forward[2]])
  const flat = (point: Vec3): Vec2 => {
    const way = sub(point, eye)
    const depth = dot(way, forward)
    return [dot(way, right) / depth, -dot(way, up) / depth]
  }
  const seen = points.map(flat)
  const left = Math.min(...seen.map(([x]) => x))
  const width = Math.max(...seen.map(([x]) => x)) - left
  const bottom = Math.max(...seen.map(([, y]) => y))
  const height = bottom - Math.min(...seen.map(([, y]) => y))
  const share = WIDTH_SHARE * (1 - SIZE_SHOWS + (SIZE_SHOWS * length) / USUAL_LENGTH)
  const zoom = Math.min((ART_WIDTH * share) / width, (ART_HEIGHT * HEIGHT_SHARE) / height)
  return {
    eye,
    project(point) {
      const [x, y] = flat(point)
      return [ART_WIDTH / 2 + (x - left - width / 2) * zoom, ART_HEIGHT * GROUND_LINE + (y - bottom) * zoom]
    },
  }
}
