import type { BodySurface } from './body-surface.ts'
import type { Camera } from './camera.ts'
import type { Look } from './look.ts'
import type { Paint } from './paint.ts'
import type { Setting } from './setting.ts'
import { pathData, tag } from './svg.ts'
import type { Vec2, Vec3 } from './vec.ts'
import { clamp, dense, rounded, steps } from './vec.ts'

/** Everything that the parts of a car need to draw themselves, and the sheet that they draw on. */
export type Stage = {
  surface: BodySurface
  camera: Camera
  paint: Paint
  setting: Setting
  look: Look
  variant: number
  /** Which end of the car the viewer sees; both are false straight from the side. */
  seesFront: boolean
  seesRear: boolean
  /** The lower body's visible stretch at height `v`, as turns (see `BodySurface.ring`). */
  visible(v: number): readonly [number, number]
  define(svg: string): void
  add(svg: string): void
  /** A rounded shape given as (c, v) on the front end, in the picture; cut at the visible edge. */
  onFront(points: readonly Vec2[], rounds?: number): Vec2[]
  /** The same on the rear end. */
  onRear(points: readonly Vec2[], rounds?: number): Vec2[]
  /** A rounded shape given as (x, z) on the flank. */
  onFlank(points: readonly Vec2[], rounds?: number): Vec2[]
  /** A rounded shape given as (x, z) on the greenhouse's side. */
  onHouse(points: readonly Vec2[], rounds?: number): Vec2[]
  /** Everything that was drawn. */
  finished(): { definitions: string; content: string }
}

const ROWS = steps(0, 1, 14)

/** The turns between which the lower body is seen at height `v`: its leftmost and rightmost points. */
function visibleTurns(surface: BodySurface, camera: Camera, v: number): readonly [number, number] {
  // Coarse first, then finely about the best: the outline has one leftmost and one rightmost stretch.
  const furthest = (sign: 1 | -1): number => {
    let best = { turn: 0, reach: Number.NEGATIVE_INFINITY }
    const tryAll = (turns: readonly number[]): void => {
      for (const turn of turns) {
        const reach = sign * camera.project(surface.ring(wrapped(turn), v))[0]
        if (reach > best.reach) best = { turn, reach }
      }
    }
    tryAll(steps(-0.25, 0.75, 50))
    tryAll(steps(Math.max(-0.25, best.turn - 0.02), Math.min(0.75, best.turn + 0.02), 10))
    return best.turn
  }
  return [furthest(-1), furthest(1)]
}

/** Turns from -0.25 to 0.75 onto the ring's own range. */
export const wrapped = (turn: number): number => (turn > 0.5 ? turn - 1 : turn)

/** An empty stage for one view of one car. */
export function createStage(
  given: Pick<Stage, 'surface' | 'camera' | 'paint' | 'setting' | 'look' | 'variant' | 'seesFront' | 'seesRear'>,
): Stage {
  const { surface, camera } = given
  const definitions: string[] = []
  const content: string[] = []
  const edges = ROWS.map((v) => visibleTurns(surface, camera, v))
  const visible = (v: number): readonly [number, number] => {
    const at = clamp(v, 0, 1) * (ROWS.length - 1)
    const low = edges[Math.floor(at)] ?? [0, 0.5]
    const high = edges[Math.ceil(at)] ?? low
    const part = at - Math.floor(at)
    return [low[0] + (high[0] - low[0]) * part, low[1] + (high[1] - low[1]) * part]
  }
  const at = (turn: number, v: number): Vec2 => camera.project(surface.ring(wrapped(turn), v))
  const [bottomLeft, bottomRight] = visible(0)
  const [topLeft, topRight] = visible(1)
  const outline = [
    ...steps(bottomLeft, bottomRight, 44).map((turn) => at(turn, 0)),
    ...ROWS.map((v) => at(visible(v)[1], v)),
    ...steps(topRight, topLeft, 44).map((turn) => at(turn, 1)),
    ...ROWS.toReversed().map((v) => at(visible(v)[0], v)),
  ]
  definitions.push(tag('clipPath', { id: 'bodycut' }, tag('path', { d: pathData(outline) })))
  const onto =
    (place: (a: number, b: number) => Vec3) =>
    (points: readonly Vec2[], rounds = 2) =>
      dense(rounded(points, rounds), rounds > 1 ? 0 : 1).map(([a, b]) => camera.project(place(a, b)))
  return {
    ...given,
    visible,
    define: (svg) => definitions.push(svg),
    add: (svg) => content.push(svg),
    onFront: onto((c, v) => surface.ring(Math.max(surface.endTurn(c), visible(v)[0]), v)),
    onRear: onto((c, v) => surface.ring(wrapped(Math.min(0.5 - surface.endTurn(c), visible(v)[1])), v)),
    onFlank: onto(surface.flank),
    onHouse: onto(surface.house),
    finished: () => ({ definitions: definitions.join(''), content: content.join('') }),
  }
}

/** Cuts everything that `svg` paints to the lower body's outline. */
export function cutToBody(svg: string): string {
  return tag('g', { 'clip-path': 'url(#bodycut)' }, svg)
}

/** Cuts everything that `svg` paints to the closed shape `edge`; `id` is unique in the drawing. */
export function cutTo(stage: Stage, id: string, edge: readonly Vec2[], svg: string): string {
  stage.define(tag('clipPath', { id }, tag('path', { d: pathData(edge) })))
  return tag('g', { 'clip-path': `url(#${id})` }, svg)
}
