import { meshOf } from './mesh.ts'
import type { Patch } from './mesh.ts'
import { hexOf, mixHex, PAINTS } from './paint.ts'
import { shaded } from './shading.ts'
import type { Stage } from './stage.ts'
import { cutTo } from './stage.ts'
import { line, linear, shape } from './svg.ts'
import type { Vec2, Vec3 } from './vec.ts'
import { lerp, steps, unit } from './vec.ts'

/** The greenhouse's outline from the side: pillar, roof, rear window, belt. */
function profile(stage: Stage): Vec2[] {
  const { shape: body, roofAt, shoulderAt } = stage.surface
  const slope = (from: Vec2, to: Vec2, bulge: number): Vec2[] =>
    steps(0, 1, 10).map((t): Vec2 => {
      const out = bulge * Math.sin(Math.PI * t)
      return [lerp(from[0], to[0], t), lerp(from[1], to[1], t) + out]
    })
  return [
    ...slope(body.cowl, body.head, 0.025),
    ...steps(body.head[0], body.roofEnd[0], 20).map((x): Vec2 => [x, roofAt(x)]),
    ...slope(body.roofEnd, body.rearFoot, 0.035),
    ...steps(body.rearFoot[0], body.cowl[0], 20).map((x): Vec2 => [x, shoulderAt(x) - 0.02]),
  ]
}

/** A pane's points in space: `across` from -1 (the far side) to 1, `up` from 0 to 1. */
type Pane = (across: number, up: number) => Vec3

export function windscreen(stage: Stage): Pane {
  const { shape: body, house } = stage.surface
  return (across, up) => {
    const bow = 1 - across * across
    const x = lerp(body.cowl[0], body.head[0], up)
    const z = lerp(body.cowl[1], body.head[1], up) + 0.025 * Math.sin(Math.PI * up)
    return [x - bow * lerp(0.2, 0.13, up), house(x, z)[1] * across, z + bow * lerp(0.015, 0.035, up)]
  }
}

function rearWindow(stage: Stage): Pane {
  const { shape: body, house } = stage.surface
  return (across, up) => {
    const bow = 1 - across * across
    const x = lerp(body.rearFoot[0], body.roofEnd[0], up)
    const z = lerp(body.rearFoot[1], body.roofEnd[1], up) + 0.035 * Math.sin(Math.PI * up)
    return [x + bow * 0.12, house(x, z)[1] * across, z + bow * 0.03 * up]
  }
}

/** The outline, in the picture, of the part of a pane from `low` to `high` and out to `side` on both sides. */
function outlineOf(stage: Stage, pane: Pane, low: number, high: number, side: number): Vec2[] {
  const row = (up: number, from: number, to: number): Vec2[] =>
    steps(from, to, 16).map((across) => stage.camera.project(pane(across, up)))
  return [...row(low, -side, side), ...row(high, side, -side)]
}

/** Draws a pane of glass with its frame. */
export function addPane(stage: Stage, id: string, pane: Pane): void {
  const { setting, camera } = stage
  const top = camera.project(pane(0, 1))
  const foot = camera.project(pane(0, 0))
  stage.define(
    linear(id, top, foot, [
      [0, mixHex('#1c262b', setting.sky, 0.12)],
      [0.35, mixHex('#2a373d', setting.sky, 0.3)],
      [0.8, mixHex('#222c31', setting.horizon, 0.22)],
      [1, '#12181b'],
    ]),
  )
  stage.add(shape(outlineOf(stage, pane, -0.02, 1.02, 1), '#0c0f11'))
  const glass = outlineOf(stage, pane, 0.05, 0.95, 0.94)
  const at = (points: readonly Vec2[]): Vec2[] => points.map(([across, up]) => camera.project(pane(across, up)))
  const seat = (middle: number): string =>
    shape(
      at([
        [middle - 0.19, 0.05],
        [middle - 0.16, 0.45],
        [middle - 0.09, 0.52],
        [middle - 0.07, 0.68],
        [middle + 0.07, 0.68],
        [middle + 0.09, 0.52],
        [middle + 0.16, 0.45],
        [middle + 0.19, 0.05],
      ]),
      '#07090a',
      { opacity: 0.5 },
    )
  const sweep = shape(
    at([
      [-0.2, 1],
      [0.16, 1],
      [-0.2, 0],
      [-0.72, 0],
    ]),
    '#fff',
    { opacity: 0.1 },
  )
  const slim = shape(
    at([
      [0.24, 1],
      [0.3, 1],
      [-0.04, 0],
      [-0.12, 0],
    ]),
    '#fff',
    { opacity: 0.09 },
  )
  stage.add(shape(glass, `url(#${id})`) + cutTo(stage, `${id}e`, glass, seat(-0.42) + seat(0.42) + sweep + slim))
}

function addSide(stage: Stage): void {
  const { surface, camera, setting, look } = stage
  const { shape: body, roofAt, shoulderAt, house } = surface
  const paint = look.darkRoof ? PAINTS.black : stage.paint
  const middle = body.pillars[0] ?? body.head[0]
  const tone = (z: number, tilt: number): string =>
    hexOf(shaded(paint, setting, house(middle, z), unit([0, 1, tilt]), camera.eye))
  const top = camera.project(house(middle, roofAt(middle)))
  const foot = camera.project(house(middle, shoulderAt(middle)))
  stage.define(
    linear('pillar', top, foot, [
      [0, tone(1.4, 0.9)],
      [0.25, tone(1.3, 0.5)],
      [1, tone(1.1, 0.3)],
    ]),
  )
  const edge = profile(stage).map(([x, z]) => camera.project(house(x, z)))
  stage.add(shape(edge, 'url(#pillar)'))
  stage.define(
    linear('pane', top, foot, [
      [0, mixHex('#3a474d', setting.sky, 0.3)],
      [0.42, mixHex('#2b363b', setting.horizon, 0.2)],
      [0.5, '#1b2428'],
      [1, '#0f1517'],
    ]),
  )
  const opening = sideOpening(stage)
  const footRear = Math.max(...opening.map(([x]) => x))
  stage.add(shape(stage.onHouse(opening, 2), '#0b0d0e'))
  const cut: string[] = []
  const ends = [body.cowl[0] - 0.1, ...body.pillars, body.length]
  const inner = stage.onHouse(shrunk(opening), 2)
  for (let i = 0; i < ends.length - 1; i += 1) {
    const from = (ends[i] ?? 0) + 0.03
    const to = (ends[i + 1] ?? 0) - 0.03
    const lean = 0.05
    const pane = stage.onHouse(
      [
        [from, 0.8],
        [to, 0.8],
        [to + lean, 2],
        [from + lean, 2],
      ],
      0,
    )
    cut.push(shape(pane, 'url(#pane)'))
  }
  stage.add(cutTo(stage, 'panes', inner, cut.join('')))
  stage.add(
    line(
      steps(body.cowl[0] + 0.2, footRear - 0.1, 24).map((x) => camera.project(house(x, shoulderAt(x) + 0.012))),
      '#e8eceb',
      4,
      { opacity: 0.75 },
    ),
  )
}

/** Whether it is a van without side windows behind the doors, as every other drawing of one is. */
function isPanelVan({ surface, variant }: Stage): boolean {
  return surface.shape.kind === 'panel' && variant % 2 === 1
}

/** The opening of the side windows as (x, z). */
function sideOpening(stage: Stage): Vec2[] {
  const { shape: body, roofAt, shoulderAt } = stage.surface
  const [topRear, footRear] = isPanelVan(stage)
    ? [(body.pillars[0] ?? 0) + 0.02, (body.pillars[0] ?? 0) - 0.02]
    : body.glassRear
  const lift = 0.02
  const roof = steps(body.head[0] + 0.12, topRear, 8).map((x): Vec2 => [x, roofAt(x) - 0.065])
  const belt = steps(footRear, body.cowl[0] + 0.16, 8).map((x): Vec2 => [x, shoulderAt(x) + lift])
  return [...roof, ...belt]
}

/** The outline a little smaller, by the width of the windows' seal. */
function shrunk(points: readonly Vec2[]): Vec2[] {
  const centre = points.reduce<Vec2>(
    ([x, z], point) => [x + point[0] / points.length, z + point[1] / points.length],
    [0, 0],
  )
  return points.map(([x, z]): Vec2 => [x + Math.sign(centre[0] - x) * 0.014, z + Math.sign(centre[1] - z) * 0.014])
}

/** The roof: `a` from the far side to the near one, `b` from the windscreen backwards. */
export function roofPatch(stage: Stage): Patch {
  const { shape: body, roofAt, house } = stage.surface
  return (a, b) => {
    const across = lerp(-1, 1, a)
    const bow = 1 - across * across
    const x = lerp(body.head[0], body.roofEnd[0], b)
    return [x + bow * lerp(-0.13, 0.12, b), house(x, roofAt(x))[1] * across, roofAt(x) + bow * 0.035]
  }
}

function addRoof(stage: Stage): void {
  const { camera, setting, look } = stage
  const paint = look.darkRoof ? PAINTS.black : stage.paint
  const { definitions, content } = meshOf(roofPatch(stage), camera, {
    id: 'roof',
    rows: 6,
    paint,
    around: setting,
    nearEnd: stage.seesRear ? 1 : 0,
  })
  stage.define(definitions)
  stage.add(content)
}

/** The sliding door's joints and rail on a panel van. */
function addVanPanels(stage: Stage): void {
  const { surface, camera } = stage
  const { shape: body, roofAt, shoulderAt, house } = surface
  const [front, back] = [body.doors[1] ?? 0, body.doors[2] ?? 0]
  const upright = (x: number): Vec2[] =>
    steps(shoulderAt(x), roofAt(x) - 0.06, 8).map((z) => camera.project(house(x, z)))
  const rail = steps(back, body.length - 0.45, 12).map((x) => camera.project(house(x, shoulderAt(x) + 0.03)))
  const gutter = steps(front + 0.04, body.roofEnd[0], 14).map((x) => camera.project(house(x, roofAt(x) - 0.055)))
  stage.add([front + 0.06, back].map((x) => line(upright(x), '#000', 2.8, { opacity: 0.42 })).join(''))
  stage.add(line(rail, '#000', 6, { opacity: 0.4 }) + line(gutter, '#000', 2.4, { opacity: 0.25 }))
}

/** Roof, pillars and windows of a closed car. */
export function addGreenhouse(stage: Stage): void {
  if (stage.seesFront || stage.seesRear) addRoof(stage)
  addSide(stage)
  if (isPanelVan(stage)) addVanPanels(stage)
  if (stage.seesFront) addPane(stage, 'screen', windscreen(stage))
  if (stage.seesRear) addPane(stage, 'rearpane', rearWindow(stage))
}
