import { addPane, windscreen } from './greenhouse.ts'
import { hull } from './outline.ts'
import { hexOf, toneOf } from './paint.ts'
import type { Stage } from './stage.ts'
import { line, shape } from './svg.ts'
import type { Vec2, Vec3 } from './vec.ts'
import { steps } from './vec.ts'

const LEATHER = ['#6d4a34', '#2c2f31', '#b59a76', '#7a2f28'] as const

/** A seat's back and headrest, `y` metres from the middle. */
function seat(stage: Stage, x: number, y: number, leather: string): string {
  const block = (low: number, high: number, half: number, lean: number): Vec2[] => {
    const corners: Vec3[] = [low, high].flatMap((z) =>
      [-half, half].flatMap((side) =>
        [0, 0.13].map((deep): Vec3 => [x + deep + (z - 0.9) * lean, y + side * (z === high ? 0.82 : 1), z]),
      ),
    )
    return hull(corners.map(stage.camera.project))
  }
  const soft = { stroke: leather, 'stroke-width': 16, 'stroke-linejoin': 'round' }
  return (
    shape(block(0.7, 1.04, 0.22, 0.25), leather, soft) +
    shape(block(1.09, 1.17, 0.1, 0.25), leather, soft) +
    shape(block(0.74, 1.0, 0.1, 0.25), '#000', { opacity: 0.18 })
  )
}

/** The open cabin of a convertible: tub, seats, windscreen with its frame. */
export function addCabin(stage: Stage): void {
  const { surface, camera } = stage
  const { shape: body, shoulderAt } = surface
  const rim = (side: number, z: number): Vec3[] =>
    steps(body.cowl[0], body.rearFoot[0], 16).map((x) => [x, side * (body.halfWidth - 0.13), shoulderAt(x) + z])
  const tub = [...rim(1, 0.005), ...rim(-1, 0.005).toReversed()].map((point) => camera.project(point))
  const leather = LEATHER[stage.variant] ?? LEATHER[0]
  const seats = [
    [2.85, -0.36],
    [2.85, 0.36],
    [2.2, -0.36],
    [2.2, 0.36],
  ] as const
  const ordered = stage.seesRear ? seats.toReversed().toSorted((a, b) => a[0] - b[0]) : seats
  const drawn = ordered.map(([x, y]) => seat(stage, x, y, leather)).join('')
  const screen = windscreen(stage)
  const frame = [
    ...steps(0, 1, 8).map((up) => screen(-1, up)),
    ...steps(-1, 1, 10).map((across) => screen(across, 1)),
    ...steps(1, 0, 8).map((up) => screen(1, up)),
  ]
  const glass = (): void => {
    addPane(stage, 'screen', screen)
    stage.add(
      line(
        frame.map((point) => camera.project(point)),
        hexOf(toneOf(stage.paint, 0.4)),
        11,
      ),
    )
    stage.add(
      line(
        frame.map((point) => camera.project(point)),
        '#dfe4e4',
        3,
        { opacity: 0.8 },
      ),
    )
  }
  stage.add(shape(tub, '#121415'))
  if (stage.seesRear) glass()
  stage.add(drawn)
  if (!stage.seesRear) glass()
}
