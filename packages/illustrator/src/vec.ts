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
export const unit = (a: Vec3): Vec3 => scale(a, 1 / (Math.sqrt(dot(a, a)) || 1))
export const lerp = (from: number, to: number, t: number): number => from + (to - from) * t
export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

/** `count` + 1 evenly spaced numbers from `from` to `to`, both included. */
export function steps(from: number, to: number, count: number): number[] {
  const list: number[] = []
  for (let index = 0; index <= count; index += 1) list.push(lerp(from, to, index / count))
  return list
}

/** Smooth curve through `points` (first coordinate rising) as a function; flat beyond both ends, no overshoot. */
export function curveThrough(points: readonly Vec2[]): (x: number) => number {
  const count = points.length
  // Drawing a car asks its curves a hundred thousand times, so they are kept as plain columns of numbers.
  const xs = Float64Array.from(points, ([x]) => x)
  const ys = Float64Array.from(points, ([, y]) => y)
  const slopes = Float64Array.from(points, (point, i) => {
    const before = points[i - 1]
    const after = points[i + 1]
    if (!before || !after) return 0
    const left = (point[1] - before[1]) / (point[0] - before[0])
    const right = (after[1] - point[1]) / (after[0] - point[0])
    return left * right <= 0 ? 0 : (2 * left * right) / (left + right)
  })
  const at = (list: Float64Array, i: number): number => list[i] ?? 0
  return (x) => {
    if (x <= at(xs, 0)) return at(ys, 0)
    let i = 1
    while (i < count && x > at(xs, i)) i += 1
    if (i >= count) return at(ys, count - 1)
    const width = at(xs, i) - at(xs, i - 1)
    const t = (x - at(xs, i - 1)) / width
    const t2 = t * t
    const t3 = t2 * t
    const bend = at(slopes, i - 1) * (t3 - 2 * t2 + t) + at(slopes, i) * (t3 - t2)
    return at(ys, i - 1) * (2 * t3 - 3 * t2 + 1) + bend * width + at(ys, i) * (3 * t2 - 2 * t3)
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
