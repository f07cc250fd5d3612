import type { Vec2 } from './vec.ts'

/** Squared distance of `point` from the stretch between `from` and `to`. */
function squaredDistance(point: Vec2, from: Vec2, to: Vec2): number {
  const wayX = to[0] - from[0]
  const wayY = to[1] - from[1]
  const length = wayX * wayX + wayY * wayY
  const part = length === 0 ? 0 : ((point[0] - from[0]) * wayX + (point[1] - from[1]) * wayY) / length
  const t = Math.min(1, Math.max(0, part))
  const x = point[0] - from[0] - t * wayX
  const y = point[1] - from[1] - t * wayY
  return x * x + y * y
}

/** The line through `points` without those that lie within `tolerance` of it anyway; its ends stay (Douglas and Peucker). */
export function simplified(points: readonly Vec2[], tolerance: number): Vec2[] {
  const kept = new Set([0, points.length - 1])
  const stretches: [number, number][] = [[0, points.length - 1]]
  for (let stretch = stretches.pop(); stretch; stretch = stretches.pop()) {
    const [low, high] = stretch
    const from = points[low]
    const to = points[high]
    if (!from || !to) continue
    let worst = tolerance * tolerance
    let split = 0
    for (let i = low + 1; i < high; i += 1) {
      const point = points[i]
      const error = point ? squaredDistance(point, from, to) : 0
      if (error > worst) [worst, split] = [error, i]
    }
    if (split > 0) {
      kept.add(split)
      stretches.push([low, split], [split, high])
    }
  }
  return points.filter((_, i) => kept.has(i))
}
