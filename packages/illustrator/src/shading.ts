import type { Paint } from './paint.ts'
import { mix, rgbOf, toneOf } from './paint.ts'
import type { Rgb } from './paint.ts'
import type { Vec3 } from './vec.ts'
import { clamp, dot, scale, sub, unit } from './vec.ts'

/** The colours that surround a car: what its paint, glass and chrome reflect. */
export type Surroundings = { sky: string; horizon: string; ground: string }

const SUN: Vec3 = unit([-0.35, 0.4, 0.85])
const smooth = (value: number, low: number, high: number): number => {
  const t = clamp((value - low) / (high - low), 0, 1)
  return t * t * (3 - 2 * t)
}

/** How bright the surroundings are in direction `way`: bright sky, a dark line of things at the horizon, grey ground. */
function brightness(way: Vec3): number {
  const up = way[2]
  const sky = 0.98 - 0.34 * smooth(up, 0.05, 0.75) + 0.3 * smooth(up, 0.72, 0.95)
  const ground = 0.16 + 0.3 * smooth(-up, 0.1, 0.85)
  return ground + (sky - ground) * smooth(up, -0.04, 0.13)
}

/** The colour of `paint` at `point`, whose surface faces `normal`, seen from `eye`. */
export function shaded(paint: Paint, around: Surroundings, point: Vec3, normal: Vec3, eye: Vec3): Rgb {
  const view = unit(sub(eye, point))
  const facing = Math.max(0, dot(normal, view))
  const mirrored = sub(scale(normal, 2 * dot(normal, view)), view)
  const seen = brightness(mirrored)
  const lit = 0.3 + 0.42 * Math.max(0, dot(normal, SUN)) + 0.2 * (normal[2] * 0.5 + 0.5)
  const nearGround = clamp(1 - point[2] / 0.5, 0, 1) * 0.16
  const body = toneOf(paint, 0.56 * lit + 0.44 * seen - nearGround)
  const sheen = paint.mirror * (0.2 + 0.8 * (1 - facing) ** 3)
  const reflected: Rgb =
    mirrored[2] > 0.04 ? mix(rgbOf(around.horizon), rgbOf(around.sky), clamp(mirrored[2], 0, 1)) : rgbOf(around.ground)
  return mix(body, scale(reflected, clamp(seen + 0.1, 0, 1)), clamp(sheen * seen, 0, 0.75))
}
