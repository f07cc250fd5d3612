import type { BumperDesign } from './bumpers.ts'
import type { GrilleDesign } from './grilles.ts'
import type { LampDesign } from './lamps.ts'
import type { Stage } from './stage.ts'
import { cutTo, cutToBody } from './stage.ts'
import { line, linear, lines, shape } from './svg.ts'
import type { Vec2 } from './vec.ts'
import { dense, lerp, steps } from './vec.ts'

/** The shape mirrored to the other half of the front. */
export const mirrored = (points: readonly Vec2[]): Vec2[] => points.map(([c, v]): Vec2 => [-c, v]).toReversed()

const row = (from: number, to: number, v: number): Vec2[] => steps(from, to, 12).map((c): Vec2 => [c, v])

/** An open line given as (c, v) (see `GrilleDesign`), projected into the picture. */
const along = (stage: Stage, points: readonly Vec2[]): Vec2[] =>
  points.flatMap((point) => stage.onFront([point], 0).slice(0, 1))

/** An open line with intermediate points, so that it bends with the surface. */
const denser = (points: readonly Vec2[]): Vec2[] => dense(points, 3).slice(0, (points.length - 1) * 4 + 1)

/** A round shape of `radius` metres given by its centre (c, v). */
function disc(stage: Stage, [c, v]: Vec2, radius: number): Vec2[] {
  const height = stage.surface.shape.cowl[1] - stage.surface.shape.sill
  const points = steps(0, 1, 16)
    .slice(0, -1)
    .map((turn): Vec2 => [
      c + (radius / 0.88) * Math.cos(turn * 2 * Math.PI),
      v + (radius / (height * 0.78)) * Math.sin(turn * 2 * Math.PI),
    ])
  return along(stage, points)
}

function grille(stage: Stage, { panels, mesh, trim, chrome }: GrilleDesign): string {
  const points = panels.flat()
  const low = Math.min(...points.map(([, v]) => v))
  const high = Math.max(...points.map(([, v]) => v))
  const level = (v: number): Vec2[] => along(stage, row(-0.7, 0.7, v))
  const upright = (c: number): Vec2[] =>
    along(
      stage,
      steps(low, high, 4).map((v): Vec2 => [c, v]),
    )
  const bars = {
    bars: () =>
      lines(
        steps(low, high, high - low < 0.2 ? 3 : 6)
          .slice(1, -1)
          .map(level),
        '#a9b1b3',
        3.4,
        { opacity: 0.85 },
      ),
    slats: () => lines(steps(-0.55, 0.55, 15).map(upright), '#8d9698', 5, { opacity: 0.6 }),
    net: () => lines(steps(-0.55, 0.55, 30).map(upright), '#8d9698', 2, { opacity: 0.6 }),
    none: () => '',
  }[mesh]()
  const edges = panels.map((panel) => stage.onFront(panel, 1))
  const filled = edges.map((edge, i) => shape(edge, '#0b0d0e') + (bars && cutTo(stage, `grille${i}`, edge, bars)))
  const frames = edges.map((edge) => line([...edge, ...edge.slice(0, 2)], '#dfe4e4', trim, { opacity: 0.9 }))
  const bright = chrome ? line(along(stage, denser(chrome)), '#dfe4e4', 11) : ''
  return filled.join('') + (trim > 0 ? frames.join('') : '') + bright
}

function lamp(stage: Stage, design: LampDesign, side: 1 | -1): string {
  const flip = (points: readonly Vec2[]): Vec2[] => (side === 1 ? [...points] : mirrored(points))
  const edge = stage.onFront(flip(design.edge), 2)
  const id = side === 1 ? 'lampn' : 'lampf'
  const top = Math.min(...edge.map(([, y]) => y))
  const foot = Math.max(...edge.map(([, y]) => y))
  const left = Math.min(...edge.map(([x]) => x))
  stage.define(
    linear(
      id,
      [left, top],
      [left, foot],
      [
        [0, design.dark ? '#0e1214' : '#3b464b'],
        [0.45, design.dark ? '#262e32' : '#8c999d'],
        [1, design.dark ? '#56626a' : '#dfe6e7'],
      ],
    ),
  )
  const { eye = 0.068 } = design
  const eyes = design.eyes.map(([c, v]) => {
    const centre: Vec2 = [c * side, v]
    return (
      shape(disc(stage, centre, eye), '#222a2d') +
      shape(disc(stage, centre, eye * 0.8), '#c9d3d5') +
      shape(disc(stage, centre, eye * 0.6), '#f7fbfb') +
      shape(disc(stage, [centre[0], v + 0.03], 0.018), '#ffffff')
    )
  })
  const glowing = (points: readonly Vec2[]): string => {
    const at = along(stage, flip(denser(points)))
    return points.length === 0 ? '' : line(at, '#fdffff', 9) + line(at, '#d8ecf4', 3)
  }
  const light = design.light
    ? line(along(stage, flip(denser(design.light))), '#1b2124', 20) + glowing(design.light)
    : ''
  const sheen = shape(
    stage.onFront(flip(design.edge.map(([c, v]): Vec2 => [lerp(c, 0.8, 0.15), lerp(v, 1, 0.45)])), 2),
    '#fff',
    { opacity: 0.16 },
  )
  return (
    shape(edge, `url(#${id})`, { stroke: '#14181a', 'stroke-width': 5 }) +
    cutTo(stage, `${id}c`, edge, eyes.join('') + glowing(design.brow) + sheen) +
    light
  )
}

function bumper(stage: Stage, design: BumperDesign): string {
  const { cladding } = stage.surface.shape
  const intake = stage.onFront(design.intake, 1)
  const lip: Vec2[] = [...row(-1.15, 1.25, cladding ? 0.15 : 0.055), ...row(1.25, -1.15, 0)]
  const low = Math.min(...design.intake.map(([, v]) => v))
  const high = Math.max(...design.intake.map(([, v]) => v))
  const slats = [0.3, 0.55, 0.8].map((part) => along(stage, row(-0.7, 0.7, lerp(low, high, part))))
  const fogs = [design.fog, mirrored(design.fog)].map((points, i) => {
    const edge = stage.onFront(points, 2)
    const c = points.reduce((sum, [at]) => sum + at / points.length, 0)
    const v = points.reduce((sum, [, at]) => sum + at / points.length, 0)
    const bulb = shape(disc(stage, [c, v], 0.035), '#dfe7e8') + shape(disc(stage, [c, v], 0.02), '#ffffff')
    return shape(edge, '#141719') + cutTo(stage, `fog${i}`, edge, bulb)
  })
  const skid = cladding
    ? shape(stage.onFront([...row(-0.42, 0.42, 0.12), ...row(0.36, -0.36, 0.015)], 0), '#b9c0c1')
    : ''
  return (
    shape(stage.onFront(lip, 0), cladding ? '#25292b' : '#141719', { opacity: cladding ? 1 : 0.85 }) +
    skid +
    shape(intake, '#0d0f10') +
    cutTo(stage, 'intake', intake, lines(slats, '#3a4144', 4)) +
    fogs.join('')
  )
}

function numberPlate(stage: Stage, design: BumperDesign): string {
  const plate: Vec2[] = [
    [-0.27, design.plate],
    [0.27, design.plate],
    [0.27, design.plate + 0.125],
    [-0.27, design.plate + 0.125],
  ]
  return (
    shape(stage.onFront(plate, 0), '#f3f4ef', { stroke: '#8e9493', 'stroke-width': 2.5 }) +
    shape(
      stage.onFront(
        [
          [-0.27, design.plate],
          [-0.225, design.plate],
          [-0.225, design.plate + 0.125],
          [-0.27, design.plate + 0.125],
        ],
        0,
      ),
      '#1f6048',
    )
  )
}

/** Grille, headlamps, bumper and number plate of the front end. Drawn on the surface, so they follow the view. */
export function addFace(stage: Stage): void {
  if (stage.seesRear) return
  const { grille: front, lamp: lamps, bumper: lower } = stage.look
  const bumperLine = steps(0.34, 1.5, 14).map((c): Vec2 => [c, 0.6 - (c - 0.34) * 0.05])
  stage.add(
    cutToBody(
      line(along(stage, bumperLine), '#000', 2.6, { opacity: 0.35 }) +
        line(along(stage, mirrored(bumperLine)), '#000', 2.6, { opacity: 0.35 }) +
        bumper(stage, lower) +
        grille(stage, front) +
        numberPlate(stage, lower) +
        lamp(stage, lamps, -1) +
        lamp(stage, lamps, 1),
    ),
  )
  const [height, radius] = front.emblem
  if (radius === 0) return
  stage.add(
    shape(disc(stage, [0, height], radius), '#e9eded') + shape(disc(stage, [0, height], radius * 0.71), '#8e979a'),
  )
}
