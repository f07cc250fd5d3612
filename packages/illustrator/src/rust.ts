import { blot, type Mark, type Place, placed } from './flaw-marks.ts'
import { fading, shape, spot } from './svg.ts'
import { steps, type Vec2 } from './vec.ts'

/** How far inside of its place the edge is that rusts, metres, and the radius of that edge. */
const ARCH = { edge: -0.052, radius: 0.365 } as const
/** Along the edge and away from it, where it rises at 45 degrees. */
const ALONG: Vec2 = [Math.SQRT1_2, Math.SQRT1_2]
const AWAY: Vec2 = [-Math.SQRT1_2, Math.SQRT1_2]

/** Rust that eats its way up from the edge of a wheel arch: brown metal, flakes of paint, and blisters around a stain. */
export function rust(at: Place, reach: number, id: string): Mark {
  const onArch = (along: number, away: number): Vec2 => {
    const out = ARCH.edge + away - along ** 2 / (2 * ARCH.radius)
    return [along * ALONG[0] + out * AWAY[0], along * ALONG[1] + out * AWAY[1]]
  }
  const strip = (fill: string, opacity: number, deep: number, ragged: number): string => {
    const ways = steps(-reach, reach, 33)
    const depthAt = (along: number, i: number): number =>
      deep * (1 - (along / reach) ** 2) * (1 + ragged * Math.sin(i * 2.3) + ragged * 0.6 * Math.cos(i * 5.1))
    const outer = ways.map((along, i) => onArch(along, depthAt(along, i)))
    const inner = ways.toReversed().map((along) => onArch(along, -0.018 * (1 - (along / reach) ** 2)))
    return shape(placed(at, [...outer, ...inner]), fill, { opacity })
  }
  const [right, up] = onArch(0, 0.016)
  const [x, y] = at(right, up)
  const towards = ([alongRight, alongUp]: Vec2, far: number): Vec2 => {
    const [toX, toY] = at(right + alongRight * far, up + alongUp * far)
    return [toX - x, toY - y]
  }
  const stain = spot(`url(#${id}r)`, [...towards(ALONG, reach * 0.7), ...towards(AWAY, 0.065), x, y])
  const blisters = Array.from({ length: 22 }, (_, i) => {
    const along = reach * 0.9 * Math.sin(i * 2.4)
    const place = onArch(along, 0.018 + 0.05 * ((i * 0.618) % 1) * (1 - (along / reach) ** 2))
    const size = 0.003 + (i % 4) * 0.0016
    return (
      blot(at, size * 1.5, '#4a200a', 0.55, place) + blot(at, size, i % 3 === 0 ? '#b9743c' : '#7c3a12', 0.95, place)
    )
  })
  return {
    definitions: fading(`${id}r`, [
      [0, '#7a3b14', 0.75],
      [0.5, '#8a4a1c', 0.4],
      [1, '#8a4a1c', 0],
    ]),
    content:
      stain +
      strip('#8f4d20', 0.9, 0.034, 0.28) +
      strip('#5d2a0d', 0.95, 0.022, 0.4) +
      strip('#2a1206', 0.9, 0.009, 0.6) +
      blisters.join(''),
  }
}
