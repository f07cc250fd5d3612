/** A point or direction in metres: x from the nose to the tail, y towards the viewer's side, z up from the ground. */
export type Vec3 = readonly [number, number, number]
/** A point of the picture or of a flat parameter plane. */
export type Vec2 = readonly [number, number]

export const sub = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const scale = (a: Vec3, factor: number): Vec3 => [a[0] * factor, a[1] * factor, a[2] * factor]
export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
/** `a` at length 1; a zero vector stays zero. */
export const unit = (a: Vec3): Vec3 => scale(a, 1 / (Math.hypot(...a) || 1))
export const lerp = (from: number, to: number, t: number): number => from + (to - from) * t
export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

/** `count` + 1 evenly spaced numbers from `from` to `to`, both included. */
export function steps(from: number, to: number, count: number): number[] {
  return Array.from({ length: count + 1 }, (_, index) => lerp(from, to, index / count))
}

/** Smooth curve through `points` (first coordinate rising) as a function; flat beyond both ends, no overshoot. */
export function curveThrough(points: readonly Vec2[]): (x: number) => number {
  const slopes = points.map((point, i) => {
    const before = points[i - 1]
    const after = points[i + 1]
    if (!before || !after) return 0
    const left = (point[1] - before[1]) / (point[0] - before[0])
    const right = (after[1] - point[1]) / (after[0] - point[0])
    return left * right <= 0 ? 0 : (2 * left * right) / (left + right)
  })
  const first = points[0] ?? [0, 0]
  return (x) => {
    if (x <= first[0]) return first[1]
    for (let i = 1; i < points.length; i += 1) {
      const [x0, y0] = points[i - 1] ?? first
      const [x1, y1] = points[i] ?? first
      if (x > x1) continue
      const width = x1 - x0
      const t = (x - x0) / width
      const rise = (slopes[i - 1] ?? 0) * width
      const fall = (slopes[i] ?? 0) * width
      const t2 = t * t
      const t3 = t2 * t
      return y0 * (2 * t3 - 3 * t2 + 1) + rise * (t3 - 2 * t2 + t) + y1 * (3 * t2 - 2 * t3) + fall * (t3 - t2)
    }
    return points.at(-1)?.[1] ?? 0
  }
}

/** A closed outline with its corners cut `rounds` times: rounder and denser each time. */
export function rounded(points: readonly Vec2[], rounds = 2): Vec2[] {
  let current: Vec2[] = [...points]
  for (let round = 0; round < rounds; round += 1) {
    current = current.flatMap((point, i): Vec2[] => {
      const next = current[(i + 1) % current.length] ?? point
      return [
        [lerp(point[0], next[0], 0.22), lerp(point[1], next[1], 0.22)],
        [lerp(point[0], next[0], 0.78), lerp(point[1], next[1], 0.78)],
      ]
    })
  }
  return current
}

/** The closed outline with `between` extra points on every edge, so that it bends with the surface it lies on. */
export function dense(points: readonly Vec2[], between = 4): Vec2[] {
  return points.flatMap((point, i) => {
    const next = points[(i + 1) % points.length] ?? point
    return steps(0, 1, between + 1)
      .slice(0, -1)
      .map((t): Vec2 => [lerp(point[0], next[0], t), lerp(point[1], next[1], t)])
  })
}
