import type { Vec2 } from './vec.ts'

/** `half` (from the upper edge's middle around the viewer's side) and its mirror image as one closed outline. */
export function mirrored(...half: readonly Vec2[]): Vec2[] {
  return [...half.map(([c, v]): Vec2 => [-c, v]), ...half.toReversed()]
}

/** The upright outline between `left` and `right`. */
export function upright(left: number, right: number, low: number, high: number): Vec2[] {
  return [
    [left, high],
    [right, high],
    [right, low],
    [left, low],
  ]
}

/** A round outline about `centre`. */
export function circle([c, v]: Vec2, across: number, up: number): Vec2[] {
  return Array.from({ length: 10 }, (_, i): Vec2 => [
    c + across * Math.cos(i * 0.2 * Math.PI),
    v + up * Math.sin(i * 0.2 * Math.PI),
  ])
}
