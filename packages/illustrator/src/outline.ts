import { pathData, tag } from './svg.ts'
import type { Vec2 } from './vec.ts'

/** The convex outline around `points`. */
export function hull(points: readonly Vec2[]): Vec2[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (list: readonly Vec2[]): Vec2[] => {
    const chain: Vec2[] = []
    for (const point of list) {
      for (;;) {
        const last = chain.at(-1)
        const before = chain.at(-2)
        if (!last || !before) break
        const turn = (last[0] - before[0]) * (point[1] - before[1]) - (last[1] - before[1]) * (point[0] - before[0])
        if (turn > 0) break
        chain.pop()
      }
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

/** `points` drawn `out` picture units away from the middle of their box, in both directions by its own share. */
function grown(points: readonly Vec2[], out: number): Vec2[] {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [left, right, top, foot] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const [wide, high] = [1 + (2 * out) / (right - left), 1 + (2 * out) / (foot - top)]
  const [middleX, middleY] = [(left + right) / 2, (top + foot) / 2]
  return points.map(([x, y]): Vec2 => [middleX + (x - middleX) * wide, middleY + (y - middleY) * high])
}

/**
 * A convex shape whose edge fades over `reach` picture units outwards, made of plain layers: real blurs cost seconds to
 * rasterise, and so do wide strokes.
 */
export function softened(points: readonly Vec2[], fill: string, reach: number, opacity: number): string {
  const layers = Math.min(9, 3 + Math.ceil(reach / 5))
  const each = 1 - (1 - opacity) ** (1 / layers)
  const drawn = Array.from({ length: layers }, (_, i) =>
    tag('path', { d: pathData(grown(points, (i / (layers - 1)) * reach)) }),
  )
  return tag('g', { fill, 'fill-opacity': each.toFixed(3) }, drawn.join(''))
}
