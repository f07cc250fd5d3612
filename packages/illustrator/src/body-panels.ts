import { meshOf } from './mesh.ts'
import type { Patch } from './mesh.ts'
import { hexOf, toneOf } from './paint.ts'
import type { Stage } from './stage.ts'
import { wrapped } from './stage.ts'
import { line, shape } from './svg.ts'
import type { Vec2, Vec3 } from './vec.ts'
import { curveThrough, lerp, steps } from './vec.ts'

function addMesh(stage: Stage, id: string, patch: Patch, rows: number, nearEnd: 0 | 1): void {
  const { camera, paint, setting } = stage
  const { definitions, content } = meshOf(patch, camera, { id, rows, paint, around: setting, nearEnd })
  stage.define(definitions)
  stage.add(content)
}

/** The lower body all around, as far as it is seen. */
export function addLowerBody(stage: Stage): void {
  const patch: Patch = (a, b) => {
    const [from, to] = stage.visible(b)
    return stage.surface.ring(wrapped(lerp(from, to, a)), b)
  }
  addMesh(stage, 'body', patch, 18, 0)
}

/** The turn at which the body's upper edge passes `x` on the viewer's side. */
function turnAt(stage: Stage, x: number): number {
  let [before, after] = [0, 0.5]
  while (after - before > 0.001) {
    const middle = (before + after) / 2
    if (stage.surface.ring(middle, 1)[0] >= x) after = middle
    else before = middle
  }
  return after
}

/** Point `t` of the way along the upper edge of the viewer's side between two turns. */
const edgeBetween = (stage: Stage, from: number, to: number) => (t: number) => stage.surface.ring(lerp(from, to, t), 1)

/** `of` that keeps its last answer: a strip of a mesh asks for the same place again and again. */
function rememberedLast(of: (t: number) => Vec3): (t: number) => Vec3 {
  let last = 0
  let answer = of(last)
  return (t) => {
    if (t !== last) [last, answer] = [t, of(t)]
    return answer
  }
}

/**
 * A crowned panel at one end of the car: `a` runs from the far side to the near one, `b` from the end inwards. The
 * turns are the end's middle, its corner and where the panel meets the cabin; `bow` bends the edge at the cabin.
 */
function endPanel(stage: Stage, turns: readonly [number, number, number], crown: number, bow: number): Patch {
  const [middle, corner, cabin] = turns
  const end = edgeBetween(stage, middle, corner)
  const side = edgeBetween(stage, corner, cabin)
  const [cornerX, cornerY] = side(0)
  const [cabinX, cabinY] = side(1)
  const sideAt = rememberedLast(side)
  return (a, b) => {
    const across = lerp(-1, 1, a)
    const way = Math.abs(across)
    const [endX, endY, endZ] = end(way)
    const [sideX, sideY, sideZ] = sideAt(b)
    const x = lerp(endX, cabinX + bow * (1 - way * way), b) + way * (sideX - lerp(cornerX, cabinX, b))
    const y = lerp(endY, cabinY * way, b) + way * (sideY - lerp(cornerY, cabinY, b))
    const dome = 0.3 * (1 - way ** 4) + 0.7 * (1 - way * way)
    return [x, Math.sign(across) * y, lerp(endZ, sideZ, b) + Math.min(1, b * 3) * crown * dome]
  }
}

/** The hood: `a` from the far side to the near one, `b` from its front edge to the windscreen. */
export function hoodPatch(stage: Stage): Patch {
  const cabin = turnAt(stage, stage.surface.shape.cowl[0] + 0.06)
  return endPanel(stage, [0, 0.085, cabin], 0.05, -0.14)
}

/** `patch` without what its crown hides on the far side, so that its outline is its highest visible line. */
function upToCrest(stage: Stage, patch: Patch): Patch {
  const height = (a: number, b: number): number => stage.camera.project(patch(a, b))[1]
  const crests = steps(0, 1, 20).map((b): Vec2 => {
    const highest = (list: readonly number[]): number => {
      const heights = list.map((a) => height(a, b))
      return list[heights.indexOf(Math.min(...heights))] ?? 0
    }
    const near = highest(steps(0, 0.5, 10))
    return [b, highest(steps(Math.max(0, near - 0.05), Math.min(0.5, near + 0.05), 12))]
  })
  const crestAt = curveThrough(crests)
  return (a, b) => patch(lerp(crestAt(b), 1, a), b)
}

/** The hood, from its front edge to the foot of the windscreen. */
export function addHood(stage: Stage): void {
  const patch = hoodPatch(stage)
  if (stage.seesFront || stage.seesRear) {
    addMesh(stage, 'hood', upToCrest(stage, patch), 13, stage.seesRear ? 1 : 0)
    return
  }
  // From the side the hood is a sliver above the edge: its middle line against the sky.
  const middle = steps(0, 1, 16).map((t) => stage.camera.project(patch(0.55, t)))
  const edge = steps(0, 1, 16).map((t) => stage.camera.project(patch(1, t)))
  stage.add(shape([...middle, ...edge.toReversed()], hexOf(toneOf(stage.paint, 0.78))))
}

/** The joint between the hood and the body below it. */
export function addHoodEdge(stage: Stage): void {
  const end = turnAt(stage, stage.surface.shape.cowl[0] + 0.06)
  const at = (v: number) =>
    steps(stage.visible(1)[0], end, 40).map((turn) => stage.camera.project(stage.surface.ring(wrapped(turn), v)))
  stage.add(line(at(0.99), '#000', 3, { opacity: 0.5 }) + line(at(0.965), '#fff', 2.4, { opacity: 0.28 }))
}

/** The part behind the cabin: a boot lid, or the bed of a pickup. */
export function addDeck(stage: Stage): void {
  const { shape: body } = stage.surface
  const start = turnAt(stage, Math.min(body.rearFoot[0] - 0.15, body.length - 0.5))
  if (body.kind === 'bed') {
    const rim = [...steps(start, 0.5, 30), ...steps(0.5, 1 - start, 30)]
    const inside = rim.map((turn): Vec3 => {
      const [x, y, z] = stage.surface.ring(wrapped(turn), 1)
      return [x - 0.03, y * 0.94, z - 0.015]
    })
    stage.add(shape(inside.map(stage.camera.project), '#141618'))
    return
  }
  if (!stage.seesFront && !stage.seesRear) return
  addMesh(stage, 'deck', endPanel(stage, [0.5, 0.42, start], 0.03, 0.1), 8, stage.seesRear ? 0 : 1)
}
