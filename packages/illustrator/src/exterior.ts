import type { CarArtSpec } from './art-key.ts'
import { addDeck, addHood, addHoodEdge, addLowerBody } from './body-panels.ts'
import { surfaceOf } from './body-surface.ts'
import type { BodySurface } from './body-surface.ts'
import { addCabin } from './cabin.ts'
import { cameraFor } from './camera.ts'
import type { Standpoint } from './camera.ts'
import { addFace } from './face.ts'
import { addFlankDetails, addMirror, addRoofRails } from './flank-details.ts'
import type { OutsideFlaw } from './flaws.ts'
import { addGreenhouse } from './greenhouse.ts'
import { lookOf } from './look.ts'
import { softened } from './outline.ts'
import { FLAW_SCENES } from './outside-flaws.ts'
import { PAINTS } from './paint.ts'
import { SETTINGS, backdrop } from './setting.ts'
import { createStage } from './stage.ts'
import type { Stage } from './stage.ts'
import { ART_WIDTH, fading, picture, spot, tag } from './svg.ts'
import type { Crop, Stop } from './svg.ts'
import { addTail } from './tail.ts'
import type { Vec2, Vec3 } from './vec.ts'
import { steps } from './vec.ts'
import { addFarWheels, addNearWheels } from './wheels.ts'

/** The views that show the whole car from outside. */
export type ExteriorView = 'frontThreeQuarter' | 'side' | 'rear'

const STANDPOINTS: Record<ExteriorView, Standpoint> = {
  frontThreeQuarter: { angle: 38, distance: 8.2, height: 1.55 },
  side: { angle: 90, distance: 13, height: 1.05 },
  rear: { angle: 142, distance: 8.2, height: 1.6 },
}

/** Points that a picture of the whole car must hold. */
function extent(surface: BodySurface): Vec3[] {
  const { shape: body, ring, axles } = surface
  const loop = steps(-0.5, 0.5, 60).flatMap((turn) => [ring(turn, 0.4), ring(turn, 1)])
  const roof = [body.head, body.peak, body.roofEnd].map(([x, z]): Vec3 => [x, 0, z + 0.04])
  const feet = axles.flatMap((x): Vec3[] => [
    [x, body.halfWidth - 0.05, 0],
    [x, 0.05 - body.halfWidth, 0],
  ])
  return [...loop, ...roof, ...feet]
}

/** A soft dark pool on the ground under the car, `reach` times its length and width. */
function pool(stage: Stage, id: string, reach: Vec2, stops: readonly Stop[]): void {
  const { shape: body } = stage.surface
  const centre = stage.camera.project([body.length / 2, 0, 0])
  const along = stage.camera.project([(body.length / 2) * (1 + reach[0]), 0, 0])
  const across = stage.camera.project([body.length / 2, body.halfWidth * reach[1], 0])
  const axes = [along[0] - centre[0], along[1] - centre[1], across[0] - centre[0], across[1] - centre[1]]
  stage.define(fading(id, stops))
  stage.add(spot(`url(#${id})`, [...axes, ...centre]))
}

/** Soft and contact shadow on the ground. */
function addShadow(stage: Stage): void {
  const { shape: body, axles } = stage.surface
  const dark = '#17110a'
  pool(
    stage,
    'ambient',
    [1.34, 1.75],
    [
      [0, dark, 0.6],
      [0.45, dark, 0.5],
      [0.72, dark, 0.22],
      [1, dark, 0],
    ],
  )
  const below = steps(-0.5, 0.5, 24).map((turn) => {
    const [x, y] = stage.surface.ring(turn, 0.3)
    return stage.camera.project([body.length / 2 + (x - body.length / 2) * 0.88, y * 0.84, 0])
  })
  stage.add(softened(below, dark, 26, 0.72))
  pool(
    stage,
    'contact',
    [1.12, 1.34],
    [
      [0, dark, 0.7],
      [0.6, dark, 0.5],
      [0.8, dark, 0.25],
      [1, dark, 0],
    ],
  )
  stage.define(
    fading('foot', [
      [0, '#050403', 0.9],
      [0.55, '#050403', 0.6],
      [1, '#050403', 0],
    ]),
  )
  for (const x of axles) {
    stage.add(spot('url(#foot)', [130, 0, 0, 20, ...stage.camera.project([x, body.halfWidth - 0.2, 0])]))
  }
}

/** The part of a drawing that shows a wheel (even variants) or a headlamp (odd ones) close up. */
function closeUp(stage: Stage): Crop {
  const { surface, camera, variant } = stage
  const { wheelRadius, halfWidth } = surface.shape
  const wheel = variant % 2 === 0
  const target: Vec3 = wheel
    ? [surface.axles[0], halfWidth, wheelRadius * 1.25]
    : surface.ring(surface.endTurn(0.66), 0.72)
  const [x, y] = camera.project(target)
  const width = wheel ? 640 : 700
  return { left: x - width / 2, top: y - (width * 0.75) / 2, width }
}

type Drawn = Pick<CarArtSpec, 'bodyType' | 'family' | 'color' | 'variant'>

/** SVG of the whole car from outside; with `detail`, of a part of it close up. */
export function drawExterior(spec: Drawn & { view: ExteriorView }, detail = false): string {
  const { stage, place } = stagedCar(spec, STANDPOINTS[spec.view])
  const { definitions, content } = stage.finished()
  return picture(place.definitions + definitions, place.content + content, detail ? closeUp(stage) : undefined)
}

/** SVG of a flaw of the outside close up, on the car that has it. */
export function drawOutsideFlaw(spec: Drawn & { flaw: OutsideFlaw }): string {
  const { from, mirrored, width, draw } = FLAW_SCENES[spec.flaw]
  const { stage, place } = stagedCar(spec, from)
  const { at, mark } = draw(stage)
  const { definitions, content } = stage.finished()
  const [x, y] = at(0, 0)
  const drawn = place.content + content + mark.content
  const mirroring = { transform: `translate(${ART_WIDTH}) scale(-1 1)` }
  return picture(place.definitions + definitions + mark.definitions, mirrored ? tag('g', mirroring, drawn) : drawn, {
    left: (mirrored ? ART_WIDTH - x : x) - width / 2,
    top: y - (width * 0.75) / 2,
    width,
  })
}

/** The whole car from `standpoint`, and what is around it. */
function stagedCar(spec: Drawn, standpoint: Standpoint) {
  const look = lookOf(spec)
  const surface = surfaceOf(look.shape)
  const setting = SETTINGS[spec.variant] ?? SETTINGS[0]
  const camera = cameraFor(standpoint, surface.shape.length, extent(surface))
  const stage = createStage({
    surface,
    camera,
    setting,
    paint: PAINTS[spec.color],
    look,
    variant: spec.variant,
    seesFront: standpoint.angle < 80,
    seesRear: standpoint.angle > 100,
  })
  addShadow(stage)
  addFarWheels(stage)
  if (stage.seesFront) addDeck(stage)
  else addHood(stage)
  if (surface.shape.kind === 'open') addCabin(stage)
  else addGreenhouse(stage)
  addRoofRails(stage)
  if (stage.seesFront) addHood(stage)
  else addDeck(stage)
  addLowerBody(stage)
  if (!stage.seesRear) addHoodEdge(stage)
  addFlankDetails(stage)
  addFace(stage)
  addTail(stage)
  addNearWheels(stage)
  addMirror(stage)
  return { stage, place: backdrop(setting, 900) }
}
