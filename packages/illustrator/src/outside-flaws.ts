import { hoodPatch } from './body-panels.ts'
import type { Standpoint } from './camera.ts'
import type { Mark, Place } from './flaw-marks.ts'
import { crack, creases, dent, faded, gapAlong, otherTone, scratch, starChip, stoneChips, wedge } from './flaw-marks.ts'
import type { OutsideFlaw } from './flaws.ts'
import { roofPatch, windscreen } from './greenhouse.ts'
import { hexOf, toneOf } from './paint.ts'
import { rust } from './rust.ts'
import type { Stage } from './stage.ts'
import { wrapped } from './stage.ts'
import type { Vec2 } from './vec.ts'
import { lerp, steps } from './vec.ts'

/** How a flaw of the outside is looked at and drawn. */
export type FlawScene = {
  from: Standpoint
  /** Whether the flaw is on the side that is never drawn, so that the picture is the mirror image. */
  mirrored: boolean
  /** Width of the picture, in units of the whole car's. */
  width: number
  /** The flaw's place, and what is drawn there. */
  draw(stage: Stage): { at: Place; mark: Mark }
}

const FRONT: Standpoint = { angle: 38, distance: 8.2, height: 1.55 }
const SIDE: Standpoint = { angle: 90, distance: 13, height: 1.05 }
const REAR: Standpoint = { angle: 142, distance: 8.2, height: 1.6 }
/** From a step: tall cars hide their bonnet and roof from who stands on the ground. */
const ABOVE: Standpoint = { angle: 38, distance: 8.2, height: 3.1 }

/** Turns of the ring in a metre of a rounded end, and of its height in a metre. */
const TURN = 0.11
const RISE = 1.6

const onRing =
  ({ surface, camera }: Stage, turn: number, v: number): Place =>
  (right, up) =>
    camera.project(surface.ring(wrapped(turn + right * TURN), v + up * RISE))
const onFlank =
  ({ surface, camera }: Stage, x: number, z: number): Place =>
  (right, up) =>
    camera.project(surface.flank(x + right, z + up))
const onBonnet = (stage: Stage, a: number, b: number): Place => {
  const patch = hoodPatch(stage)
  return (right, up) => stage.camera.project(patch(a + right * 0.6, b + up * 0.9))
}
const onRoof = (stage: Stage, a: number, b: number): Place => {
  const patch = roofPatch(stage)
  return (right, up) => stage.camera.project(patch(a + right * 0.7, b + up * 0.7))
}
const onGlass = (stage: Stage, across: number, high: number): Place => {
  const pane = windscreen(stage)
  return (right, up) => stage.camera.project(pane(across + right * 1.5, high + up * 1.3))
}

/** The middle of a door at a share of its height; `door` 0 is the first. Behind the last one it is the panel before the arch. */
function door(stage: Stage, number: number, height: number): Vec2 {
  const { shape: body, shoulderAt, axles } = stage.surface
  const [from = 0, to = axles[1] - body.wheelRadius - 0.1] = body.doors.slice(number, number + 2)
  const x = (from + to) / 2
  return [x, lerp(body.sill, shoulderAt(x), height)]
}

/** Where two doors meet, or the middle of the only one. */
function betweenDoors(stage: Stage): number {
  const [first = 1.4, second = 2.4, third] = stage.surface.shape.doors
  return third === undefined ? (first + second) / 2 : second + 0.05
}

/** The wing between bonnet, wheel and door, as far as it is flat. */
function wing(stage: Stage): Vec2[] {
  const { shape: body, axles, shoulderAt } = stage.surface
  const back = body.doors[0] ?? body.cowl[0]
  const start = body.frontOverhang - 0.34
  const reach = body.wheelRadius + 0.09
  const arch = steps(0.06, 0.44, 14).map((turn): Vec2 => [
    axles[0] + reach * Math.cos(turn * 2 * Math.PI),
    body.wheelRadius + reach * Math.sin(turn * 2 * Math.PI),
  ])
  return [
    ...steps(start, back, 10).map((x): Vec2 => [x, shoulderAt(x) - 0.03]),
    ...(axles[0] + reach < back - 0.05 ? [[back - 0.04, body.sill + 0.1] as const] : []),
    ...arch.filter(([x]) => x < back - 0.05),
  ]
}

/** How each flaw is looked at, and what shows. */
export const FLAW_SCENES: Record<OutsideFlaw, FlawScene> = {
  frontBumperScratch: scene(
    FRONT,
    410,
    (stage) => onRing(stage, 0.092, 0.46),
    (at) => scratch(at, 0.16, 0.12),
  ),
  frontBumperCrack: scene(
    FRONT,
    410,
    (stage) => onRing(stage, 0.092, 0.36),
    (at) => crack(at, 0.17, false),
  ),
  frontGap: scene(
    FRONT,
    560,
    (stage) => onRing(stage, 0.06, 0.965),
    (at) => gapAlong(at, 0.34, 0.026),
  ),
  underFrontScrape: scene(
    FRONT,
    410,
    (stage) => onRing(stage, 0.05, 0.05),
    (at) => scratch(at, 0.2, 0.02),
  ),
  rearBumperScratch: scene(
    REAR,
    410,
    (stage) => onRing(stage, 0.445, 0.32),
    (at) => scratch(at, 0.16, -0.1),
  ),
  rearBumperBent: scene(
    REAR,
    600,
    (stage) => onRing(stage, 0.455, 0.36),
    (at, { paint }) => creases(at, 0.24, paint),
  ),
  leftRearDoorDent: scene(
    SIDE,
    420,
    (stage) => onFlank(stage, ...door(stage, 1, 0.6)),
    (at, { paint }) => dent(at, 0.11, paint, 'dent'),
  ),
  rightFrontDoorScratch: {
    ...scene(
      SIDE,
      460,
      (stage) => onFlank(stage, ...door(stage, 0, 0.58)),
      (at) => scratch(at, 0.3, -0.18),
    ),
    mirrored: true,
  },
  rightDoorsDented: {
    ...scene(
      SIDE,
      640,
      (stage) => onFlank(stage, betweenDoors(stage), 0.58),
      (at, { paint }) => {
        const deep = [
          dent((right, up) => at(right - 0.3, up), 0.3, paint, 'first'),
          dent((right, up) => at(right + 0.34, up + 0.02), 0.26, paint, 'second'),
          creases((right, up) => at(right, up - 0.02), 0.34, paint),
        ]
        return {
          definitions: deep.map((each) => each.definitions).join(''),
          content: deep.map((each) => each.content).join(''),
        }
      },
    ),
    mirrored: true,
  },
  bonnetChips: scene(
    ABOVE,
    420,
    (stage) => onBonnet(stage, 0.6, 0.3),
    (at) => stoneChips(at, 0.22),
  ),
  bonnetBent: scene(
    ABOVE,
    640,
    (stage) => onBonnet(stage, 0.55, 0.35),
    (at, { paint }) => creases(at, 0.42, paint),
  ),
  roofFaded: scene(
    ABOVE,
    520,
    (stage) => onRoof(stage, 0.62, 0.3),
    (at) => faded(at, 0.34),
  ),
  windscreenChip: scene(
    ABOVE,
    420,
    (stage) => onGlass(stage, -0.1, 0.55),
    (at) => starChip(at, 0.07),
  ),
  windscreenCrack: scene(
    ABOVE,
    520,
    (stage) => onGlass(stage, 0.1, 0.45),
    (at) => crack(at, 0.26, true),
  ),
  leftWingRepainted: {
    from: SIDE,
    mirrored: false,
    width: 560,
    draw: (stage) => ({
      at: onFlank(stage, stage.surface.axles[0] + 0.1, 0.62),
      mark: otherTone(stage.onFlank(wing(stage), 1), hexOf(toneOf(stage.paint, stage.paint.mirror > 0.5 ? 0.72 : 0.3))),
    }),
  },
  rightWingGap: {
    ...scene(
      SIDE,
      420,
      (stage) => onFlank(stage, (stage.surface.shape.doors[0] ?? 1.4) - 0.03, 0.62),
      (at) => wedge(at, [0.02, 0.24], 0.022),
    ),
    mirrored: true,
  },
  archRust: scene(
    SIDE,
    420,
    (stage) => {
      const { axles, shape: body } = stage.surface
      const reach = body.wheelRadius + (body.cladding ? 0.19 : 0.11)
      return onFlank(stage, axles[1] - reach * 0.74, body.wheelRadius + reach * 0.7)
    },
    (at) => rust(at, 0.24, 'r'),
  ),
}

function scene(
  from: Standpoint,
  width: number,
  placeOf: (stage: Stage) => Place,
  markOf: (at: Place, stage: Stage) => Mark,
): FlawScene {
  return {
    from,
    mirrored: false,
    width,
    draw(stage) {
      const at = placeOf(stage)
      return { at, mark: markOf(at, stage) }
    },
  }
}
