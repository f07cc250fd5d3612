import { hasBoot } from './body-shape.ts'
import { mirrored } from './face.ts'
import type { Stage } from './stage.ts'
import { cutTo, cutToBody } from './stage.ts'
import { line, linear, shape } from './svg.ts'
import type { Vec2 } from './vec.ts'
import { lerp, steps } from './vec.ts'

const row = (from: number, to: number, v: number): Vec2[] => steps(from, to, 12).map((c): Vec2 => [c, v])
const along = (stage: Stage, points: readonly Vec2[]): Vec2[] =>
  points.flatMap((point) => stage.onRear([point], 0).slice(0, 1))

function lamp(stage: Stage, design: readonly Vec2[], side: 1 | -1): string {
  const points = side === 1 ? design : mirrored(design)
  const edge = stage.onRear(points, 2)
  const id = side === 1 ? 'tailn' : 'tailf'
  const top = Math.min(...edge.map(([, y]) => y))
  const foot = Math.max(...edge.map(([, y]) => y))
  stage.define(
    linear(
      id,
      [0, top],
      [0, foot],
      [
        [0, '#7d0d10'],
        [0.4, '#d3231f'],
        [0.75, '#a31417'],
        [1, '#5c090c'],
      ],
    ),
  )
  const centre = points.reduce<Vec2>(([c, v], at) => [c + at[0] / points.length, v + at[1] / points.length], [0, 0])
  const inner = (size: number): Vec2[] =>
    stage.onRear(
      points.map(([c, v]): Vec2 => [lerp(centre[0], c, size), lerp(centre[1], v, size)]),
      2,
    )
  const band = along(stage, row(side * 0.3, side * 1.3, centre[1] - 0.06))
  return (
    shape(edge, `url(#${id})`, { stroke: '#23090a', 'stroke-width': 4 }) +
    cutTo(
      stage,
      `${id}c`,
      edge,
      line([...inner(0.72), ...inner(0.72).slice(0, 1)], '#ff6a55', 6, { opacity: 0.9 }) +
        line(band, '#f6e4dc', 11, { opacity: 0.75 }) +
        shape(inner(0.4), '#ff8a70', { opacity: 0.5 }),
    )
  )
}

/** Tail lamps, bumper, tailgate joints, plate and exhaust of the rear end. */
export function addTail(stage: Stage): void {
  if (stage.seesFront) return
  const { shape: body } = stage.surface
  const low = hasBoot(body)
  const design = stage.look.tail
  const bumperTop = 0.42
  const valance: Vec2[] = [...row(-1.3, 1.4, body.cladding ? 0.2 : 0.12), ...row(1.4, -1.3, 0)]
  const plateAt = low ? 0.5 : 0.58
  const plate: Vec2[] = [
    [-0.27, plateAt],
    [0.27, plateAt],
    [0.27, plateAt + 0.12],
    [-0.27, plateAt + 0.12],
  ]
  const recess: Vec2[] = [
    [-0.36, plateAt - 0.03],
    [0.36, plateAt - 0.03],
    [0.33, plateAt + 0.17],
    [-0.33, plateAt + 0.17],
  ]
  const joint = (points: readonly Vec2[]): string => line(along(stage, points), '#000', 3, { opacity: 0.45 })
  const gate: Vec2[] = [...steps(1, bumperTop, 8).map((v): Vec2 => [0.74, v]), ...row(0.74, 0, bumperTop)]
  const reflector = (side: 1 | -1): string =>
    shape(
      stage.onRear(
        (side === 1 ? [0.66, 0.95] : [-0.95, -0.66]).flatMap((c, i): Vec2[] =>
          i === 0
            ? [
                [c, 0.24],
                [c, 0.27],
              ]
            : [
                [c, 0.29],
                [c, 0.26],
              ],
        ),
        0,
      ),
      '#b3201d',
    )
  const pipe = shape(
    stage.onRear(
      [
        [0.5, 0.02],
        [0.68, 0.02],
        [0.67, 0.09],
        [0.51, 0.09],
      ],
      1,
    ),
    '#b8bfc0',
    { stroke: '#2b2f31', 'stroke-width': 5 },
  )
  stage.add(
    cutToBody(
      shape(stage.onRear(valance, 0), body.cladding ? '#25292b' : '#17191b') +
        joint(gate) +
        joint(mirrored(gate)) +
        joint(row(0.74, 1.6, bumperTop)) +
        joint(row(-1.2, -0.74, bumperTop)) +
        shape(stage.onRear(recess, 1), '#000', { opacity: 0.3 }) +
        shape(stage.onRear(plate, 0), '#f3f4ef', { stroke: '#8e9493', 'stroke-width': 2.5 }) +
        shape(
          stage.onRear(
            [
              [0.27, plateAt],
              [0.225, plateAt],
              [0.225, plateAt + 0.12],
              [0.27, plateAt + 0.12],
            ],
            0,
          ),
          '#1f6048',
        ) +
        line(along(stage, row(-0.4, 0.4, plateAt + 0.18)), '#e3e8e8', 7) +
        reflector(1) +
        reflector(-1) +
        pipe +
        lamp(stage, design, -1) +
        lamp(stage, design, 1),
    ),
  )
}
