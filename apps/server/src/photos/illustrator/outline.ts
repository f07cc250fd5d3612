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

/** A shape with a soft edge about `reach` picture units wide, made of layers: real blurs cost seconds to rasterise. */
export function softened(points: readonly Vec2[], fill: string, reach: number, opacity: number): string {
  const layers = Math.min(13, 4 + Math.ceil(reach / 3))
  const each = 1 - (1 - opacity) ** (1 / layers)
  const d = pathData(points)
  return tag(
    'g',
    { fill, stroke: fill },
    Array.from({ length: layers }, (_, i) =>
      tag('path', { d, 'stroke-width': ((i / (layers - 1)) * reach * 2).toFixed(1), opacity: each.toFixed(3) }),
    ).join(''),
  )
}
