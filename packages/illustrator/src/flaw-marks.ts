import type { Paint } from './paint.ts'
import { fading, line, shape, spot } from './svg.ts'
import type { Vec2 } from './vec.ts'
import { steps } from './vec.ts'

/** A place on a surface: metres to the right and upwards of its middle, to the picture. */
export type Place = (right: number, up: number) => Vec2

/** The drawing of a flaw: its gradients and its shapes. */
export type Mark = { definitions: string; content: string }

export const placed = (at: Place, points: readonly Vec2[]): Vec2[] => points.map(([right, up]) => at(right, up))
const plain = (content: string): Mark => ({ definitions: '', content })

/** Lines through the paint: grey primer with a dark lower edge, so that they show on every colour. */
export function scratch(at: Place, reach: number, slope: number): Mark {
  const cut = (from: number, to: number, up: number, width: number): string => {
    const points = steps(from, to, 9).map((right, i): Vec2 => [
      right * reach,
      up + right * slope + (i % 2 === 0 ? 0.002 : -0.002),
    ])
    const edge = points.map(([right, above]): Vec2 => [right, above - 0.006])
    return line(placed(at, edge), '#0b0b0b', width * 1.6, { opacity: 0.5 }) + line(placed(at, points), '#dcd6cb', width)
  }
  return plain(
    cut(-1, 0.85, 0, 2.4) + cut(-0.7, 1, 0.02, 1.6) + cut(-0.5, 0.4, -0.024, 1.2) + cut(0.1, 0.7, -0.04, 0.9),
  )
}

/** A hollow: its upper half lies in the shade, its lower half catches the sky. */
export function dent(at: Place, reach: number, paint: Paint, id: string): Mark {
  const definitions =
    fading(`${id}s`, [
      [0, paint.deep, 0.9],
      [0.55, paint.deep, 0.5],
      [1, paint.deep, 0],
    ]) +
    fading(`${id}l`, [
      [0, paint.highlight, 0.9],
      [0.5, paint.highlight, 0.4],
      [1, paint.highlight, 0],
    ])
  const [x, y] = at(0, 0)
  const [across] = at(reach, 0)
  const [, high] = at(0, reach * 0.8)
  const wide = Math.max(Math.abs(across - x), 12)
  const tall = Math.max(Math.abs(high - y), 9)
  const lip = steps(0.06, 0.44, 12).map((turn): Vec2 => [
    x + wide * 0.8 * Math.cos(turn * 2 * Math.PI),
    y + tall * 0.86 * Math.sin(turn * 2 * Math.PI),
  ])
  const content =
    spot(`url(#${id}s)`, [wide, 0, 0, tall * 0.8, x, y - tall * 0.22]) +
    spot(`url(#${id}l)`, [wide * 0.7, 0, 0, tall * 0.34, x, y + tall * 0.55]) +
    line(lip, '#fff', 2, { opacity: 0.5 })
  return { definitions, content }
}

/** A line that breaks through the part, with branches. */
export function crack(at: Place, reach: number, glass: boolean): Mark {
  const main: Vec2[] = [
    [-1, -0.1],
    [-0.62, 0.06],
    [-0.4, -0.02],
    [-0.08, 0.16],
    [0.2, 0.05],
    [0.52, 0.22],
    [1, 0.12],
  ].map(([right = 0, up = 0]): Vec2 => [right * reach, up * reach])
  const branch = (from: number, right: number, up: number): Vec2[] => {
    const [x, y] = main[from] ?? [0, 0]
    return [
      [x, y],
      [x + right * reach * 0.5, y + up * reach * 0.6],
      [x + right * reach, y + up * reach],
    ]
  }
  const branches = [branch(1, 0.14, 0.2), branch(3, 0.08, -0.24), branch(5, -0.06, 0.2)]
  const strokes = (color: string, width: number, opacity: number): string =>
    line(placed(at, main), color, width, { opacity }) +
    branches.map((points) => line(placed(at, points), color, width * 0.6, { opacity })).join('')
  return plain(
    glass
      ? strokes('#0a1012', 5, 0.35) + strokes('#eef6f7', 2.2, 0.95)
      : strokes('#fff', 6.5, 0.35) + strokes('#060606', 4, 1),
  )
}

/** A small hole in glass, with rays around it. */
export function starChip(at: Place, reach: number): Mark {
  const rays = steps(0, 1, 9)
    .slice(0, -1)
    .map((turn, i) => {
      const long = reach * (i % 3 === 0 ? 1 : 0.6)
      const way: Vec2 = [Math.cos(turn * 2 * Math.PI), Math.sin(turn * 2 * Math.PI)]
      return line(
        placed(at, [
          [way[0] * reach * 0.16, way[1] * reach * 0.16],
          [way[0] * long, way[1] * long],
        ]),
        '#f2f8f8',
        1.4,
      )
    })
    .join('')
  return plain(blot(at, reach * 0.42, '#dfe9ea', 0.55) + rays + blot(at, reach * 0.17, '#0b1012', 0.95))
}

/** A spot without a straight edge about a place. */
export function blot(at: Place, reach: number, fill: string, opacity: number, [right, up]: Vec2 = [0, 0]): string {
  const edge = steps(0, 1, reach < 0.03 ? 9 : 18)
    .slice(0, -1)
    .map((turn): Vec2 => {
      const around = turn * 2 * Math.PI
      const long = reach * (0.84 + 0.14 * Math.sin(around * 3 + right * 90) + 0.09 * Math.cos(around * 5 + up * 70))
      return [right + long * Math.cos(turn * 2 * Math.PI), up + long * Math.sin(turn * 2 * Math.PI)]
    })
  return shape(placed(at, edge), fill, { opacity })
}

/** Spread evenly without a pattern: the golden angle. */
function scattered(count: number, reach: number): Vec2[] {
  return Array.from({ length: count }, (_, i): Vec2 => {
    const long = reach * Math.sqrt((i + 0.5) / count)
    return [long * Math.cos(i * 2.4), long * Math.sin(i * 2.4)]
  })
}

/** Where stones have hit: dots of bare primer with a dark rim. */
export function stoneChips(at: Place, reach: number): Mark {
  return plain(
    scattered(15, reach)
      .map((spotAt, i) => {
        const size = 0.008 + (i % 4) * 0.004
        return (
          blot(at, size * 1.5, '#0c0c0c', 0.7, spotAt) + blot(at, size, i % 3 === 0 ? '#9a8d80' : '#e4ded5', 1, spotAt)
        )
      })
      .join(''),
  )
}

/** Clear coat that has gone dull and peels. */
export function faded(at: Place, reach: number): Mark {
  return plain(
    scattered(9, reach * 0.75)
      .map((spotAt, i) => blot(at, reach * (0.3 + (i % 3) * 0.08), '#e9e4d8', 0.3, spotAt))
      .join('') +
      scattered(7, reach * 0.6)
        .map(
          (spotAt, i) =>
            blot(at, reach * (0.11 + (i % 3) * 0.05), '#6d6a60', 0.45, spotAt) +
            blot(at, reach * (0.1 + (i % 3) * 0.05), '#f1eddf', 0.75, spotAt),
        )
        .join(''),
  )
}

/** A stretch of another tone of the same paint, between taped edges. */
export function otherTone(edge: readonly Vec2[], tone: string): Mark {
  return plain(
    shape(edge, tone, { opacity: 0.62 }) + line([...edge, ...edge.slice(0, 1)], '#fff', 2.4, { opacity: 0.35 }),
  )
}

/** A joint that widens along its way. */
export function wedge(at: Place, [right, up]: Vec2, wide: number): Mark {
  const points = placed(at, [
    [-right, -up],
    [right - wide, up],
    [right + wide, up],
    [0.003 - right, -up],
  ])
  const lit = placed(at, [
    [0.006 - right, -up],
    [right + wide + 0.004, up],
  ])
  return plain(shape(points, '#050505') + line(lit, '#fff', 2.6, { opacity: 0.5 }))
}

/** The joint around a lid that no longer closes: it widens to one end. */
export function gapAlong(at: Place, reach: number, wide: number): Mark {
  const ways = steps(-1, 1, 12)
  const upper = ways.map((way): Vec2 => at(way * reach, (wide * (way + 1)) / 4))
  const lower = ways.map((way): Vec2 => at(way * reach, (-wide * (way + 1)) / 4))
  return plain(shape([...upper, ...lower.toReversed()], '#050505') + line(upper, '#fff', 2, { opacity: 0.5 }))
}

/** Sheet metal that was pushed in: creases between folds that lie in the light and folds in the shade. */
export function creases(at: Place, reach: number, paint: Paint): Mark {
  const fold = (list: readonly (readonly [number, number])[], fill: string, opacity: number): string =>
    shape(
      placed(
        at,
        list.map(([right, up]): Vec2 => [right * reach, up * reach]),
      ),
      fill,
      { opacity },
    )
  const crease = (list: readonly (readonly [number, number])[]): string => {
    const points = list.map(([right, up]): Vec2 => [right * reach, up * reach])
    const edge = points.map(([right, up]): Vec2 => [right, up + 0.012])
    return (
      line(placed(at, points), '#000', 4, { opacity: 0.6 }) + line(placed(at, edge), '#fff', 2.6, { opacity: 0.55 })
    )
  }
  return plain(
    fold(
      [
        [-1, 0.1],
        [-0.3, 0.42],
        [0.1, 0.05],
        [-0.4, -0.18],
      ],
      paint.shade,
      0.9,
    ) +
      fold(
        [
          [-0.3, 0.42],
          [0.5, 0.5],
          [0.9, 0.1],
          [0.1, 0.05],
        ],
        paint.light,
        0.8,
      ) +
      fold(
        [
          [-0.4, -0.18],
          [0.1, 0.05],
          [0.9, 0.1],
          [0.4, -0.4],
        ],
        paint.deep,
        0.8,
      ) +
      fold(
        [
          [-1, 0.1],
          [-0.4, -0.18],
          [0.4, -0.4],
          [-0.5, -0.46],
        ],
        paint.highlight,
        0.5,
      ) +
      crease([
        [-1, 0.1],
        [-0.4, -0.18],
        [0.4, -0.4],
      ]) +
      crease([
        [-0.3, 0.42],
        [0.1, 0.05],
        [0.9, 0.1],
      ]) +
      crease([
        [-0.4, -0.18],
        [0.1, 0.05],
        [0.5, 0.5],
      ]),
  )
}
