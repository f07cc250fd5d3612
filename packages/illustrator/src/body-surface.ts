import type { BodyShape } from './body-shape.ts'
import type { Vec3 } from './vec.ts'
import { clamp, curveThrough, lerp } from './vec.ts'

/** Share of the loop that each rounded end takes on one side; the flank lies between them. */
const CAP = 0.12

/** The surfaces of one body. All of them answer points in metres. */
export type BodySurface = {
  shape: BodyShape
  /** Height of the lower body's top edge. */
  shoulderAt(x: number): number
  /** Height of the roof rail. */
  roofAt(x: number): number
  /** The lower body: `turn` from 0 (nose) over 0.25 (viewer's side) to 0.5 (tail), negative on the far side; `v` 0 to 1 upwards. */
  ring(turn: number, v: number): Vec3
  /** The turn at `c`: share of the half width up to 0.8, then around the corner; at 1.2 the flank begins. */
  endTurn(c: number): number
  /** The viewer's flank of the lower body at `x` and height `z`. */
  flank(x: number, z: number): Vec3
  /** The viewer's side of the greenhouse at `x` and height `z`. */
  house(x: number, z: number): Vec3
  /** x of the front and rear axles. */
  axles: readonly [number, number]
}

/** How far the flank stands out by height: tucked at the sill, a lower swell, a hollow, a shoulder, then inwards. */
const SECTION = curveThrough([
  [0, -0.075],
  [0.1, -0.03],
  [0.3, 0],
  [0.52, -0.022],
  [0.68, -0.018],
  [0.8, 0.004],
  [0.88, -0.02],
  [1, -0.085],
])

/** The surfaces of `shape`. */
export function surfaceOf(shape: BodyShape): BodySurface {
  const shoulderAt = curveThrough(shape.shoulder)
  const roofAt = curveThrough([shape.head, shape.peak, shape.roofEnd])
  const noseAt = curveThrough(shape.nose)
  const tailAt = curveThrough(shape.tail)
  const axles = [shape.frontOverhang, shape.frontOverhang + shape.wheelbase] as const
  const swell = (x: number, v: number): number => {
    const near = Math.min(Math.abs(x - axles[0]), Math.abs(x - axles[1])) / (shape.wheelRadius * 1.5)
    return 0.035 * Math.exp(-near * near) * Math.max(0, 1 - Math.abs(v - 0.45) * 2)
  }
  const widthAt = (x: number, v: number): number => shape.halfWidth + SECTION(v) + swell(x, v) - 0.035
  const heightAt = (x: number, v: number): number => {
    const lift = 0.03 * clamp(1 - x / 0.6, 0, 1) + 0.06 * clamp((x - shape.length + 0.7) / 0.7, 0, 1)
    return lerp(shape.sill + lift, shoulderAt(x), v)
  }
  function ring(turn: number, v: number): Vec3 {
    const side = turn < 0 ? -1 : 1
    const way = Math.abs(turn)
    const start = noseAt(v)
    const end = shape.length - tailAt(v)
    if (way >= CAP && way <= 0.5 - CAP) {
      const x = lerp(start + shape.frontCap, end - shape.rearCap, (way - CAP) / (0.5 - 2 * CAP))
      return [x, side * widthAt(x, v), heightAt(x, v)]
    }
    const atFront = way < CAP
    const angle = ((atFront ? way : 0.5 - way) / CAP) * (Math.PI / 2)
    const back = 1 - Math.cos(angle) ** (2 / shape.square)
    const x = atFront ? start + shape.frontCap * back : end - shape.rearCap * back
    return [x, side * widthAt(x, v) * Math.max(0, Math.sin(angle)) ** (2 / shape.square), heightAt(x, v)]
  }
  function flank(x: number, z: number): Vec3 {
    const v = (z - heightAt(x, 0)) / (shoulderAt(x) - heightAt(x, 0))
    const level = clamp(v, 0, 1)
    const start = clamp((x - noseAt(level)) / shape.frontCap, 0, 1)
    const end = clamp((shape.length - tailAt(level) - x) / shape.rearCap, 0, 1)
    const narrow = (share: number): number => (1 - (1 - share) ** shape.square) ** (1 / shape.square)
    return [x, widthAt(x, level) * narrow(start) * narrow(end), z]
  }
  function house(x: number, z: number): Vec3 {
    const foot = shoulderAt(x)
    const rise = clamp((z - foot) / (shape.peak[1] - foot), 0, 1)
    const taper = 0.11 * clamp((x - shape.length + 1.5) / 1.5, 0, 1) ** 2
    return [x, lerp(shape.halfWidth - 0.135, shape.roofHalf, rise ** 1.25) - taper, z]
  }
  const angleAt = (share: number): number => (Math.asin(share ** (shape.square / 2)) / (Math.PI / 2)) * CAP
  const corner = angleAt(0.8)
  const endTurn = (c: number): number => {
    const way = Math.abs(c)
    return Math.sign(c) * (way <= 0.8 ? angleAt(way) : corner + ((way - 0.8) / 0.4) * (CAP - corner))
  }
  return { shape, shoulderAt, roofAt, ring, endTurn, flank, house, axles }
}
