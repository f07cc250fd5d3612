import { simplified } from './simplify.ts'
import type { Vec2 } from './vec.ts'

/** Size of every drawing in its own units: 4:3. */
export const ART_WIDTH = 1600
export const ART_HEIGHT = 1200

/** Dots per inch at which one unit of a drawing is one pixel. */
const UNIT_DENSITY = 72

/** Dots per inch at which a drawing is `width` pixels wide; to draw it larger and reduce it takes many times as long. */
export function densityOf(width: number): number {
  return (UNIT_DENSITY * width) / ART_WIDTH
}

/** How far, in picture units, an outline may leave out what it was given: less than a pixel of the largest picture. */
const SLACK = 0.3

/** Path data through `points`, closed unless `open`; relative steps of half a unit and few points keep it short. */
export function pathData(points: readonly Vec2[], open = false): string {
  let start = ''
  let moves = ''
  let before: Vec2 = [0, 0]
  for (const [x, y] of simplified(points, SLACK)) {
    const at: Vec2 = [Math.round(x * 2) / 2, Math.round(y * 2) / 2]
    const [right, down] = [at[0] - before[0], at[1] - before[1]]
    const move = down < 0 ? `${right}${down}` : `${right} ${down}`
    if (start === '') start = `M${move}`
    else if (right !== 0 || down !== 0) moves += moves === '' ? `l${move}` : right < 0 ? move : ` ${move}`
    before = at
  }
  return open ? start + moves : `${start}${moves}z`
}

/** Attributes as they are written in a tag; undefined ones are left out. */
export type Attributes = Record<string, string | number | undefined>

function written(attributes: Attributes): string {
  let text = ''
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) continue
    text += ` ${name}="${typeof value === 'number' ? Math.round(value * 100) / 100 : value}"`
  }
  return text
}

/**
 * An element's `opacity` makes the rasteriser paint it on a sheet of its own, which costs more than the element;
 * where it has only a fill or only a stroke, that one's opacity gives the same picture.
 */
function withoutSheet(attributes: Attributes): Attributes {
  const { opacity, ...rest } = attributes
  if (opacity === undefined || rest['fill'] === undefined) return attributes
  if (rest['fill'] === 'none') return { ...rest, 'stroke-opacity': opacity }
  return rest['stroke'] === undefined ? { ...rest, 'fill-opacity': opacity } : attributes
}

/** One element; `content` is SVG already. */
export function tag(name: string, attributes: Attributes, content = ''): string {
  if (content === '') return `<${name}${written(withoutSheet(attributes))}/>`
  return `<${name}${written(attributes)}>${content}</${name}>`
}

/** Closed shapes of one colour as one element; they must not overlap where `more` makes them transparent. */
export function shapes(list: readonly (readonly Vec2[])[], fill: string, more: Attributes = {}): string {
  return tag('path', { d: list.map((points) => pathData(points)).join(''), fill, ...more })
}

/** A filled closed shape. */
export function shape(points: readonly Vec2[], fill: string, more: Attributes = {}): string {
  return shapes([points], fill, more)
}

/** An open line. */
export function line(points: readonly Vec2[], stroke: string, width: number, more: Attributes = {}): string {
  return lines([points], stroke, width, more)
}

/** Open lines of one kind as one element; they must not cross where `more` makes them transparent. */
export function lines(
  list: readonly (readonly Vec2[])[],
  stroke: string,
  width: number,
  more: Attributes = {},
): string {
  const d = list.map((points) => pathData(points, true)).join('')
  return tag('path', { d, fill: 'none', stroke, 'stroke-width': width, ...more })
}

/** A stop of a gradient: offset 0 to 1, colour, opacity (1 when left out). */
export type Stop = readonly [offset: number, color: string, opacity?: number]

function stops(list: readonly Stop[]): string {
  return list
    .map(([offset, color, opacity]) => {
      const at = offset === 0 ? undefined : String(Math.round(offset * 100) / 100).replace('0.', '.')
      return tag('stop', { offset: at, 'stop-color': color, 'stop-opacity': opacity })
    })
    .join('')
}

/** A gradient along the line from `from` to `to` in picture units. */
export function linear(id: string, from: Vec2, to: Vec2, list: readonly Stop[]): string {
  const ends = { x1: from[0], y1: from[1], x2: to[0], y2: to[1] }
  return tag('linearGradient', { id, gradientUnits: 'userSpaceOnUse', ...ends }, stops(list))
}

/** A round gradient over whatever shape it fills. */
export function fading(id: string, list: readonly Stop[]): string {
  return tag('radialGradient', { id }, stops(list))
}

/** A round spot filled with `fill`: the unit circle, laid into the picture by `matrix` (SVG's order). */
export function spot(fill: string, matrix: readonly number[], more: Attributes = {}): string {
  const transform = `matrix(${matrix.map((value) => Math.round(value * 10) / 10).join(' ')})`
  return tag('circle', { r: 1, fill, transform, ...more })
}

/** A round gradient of `radius` picture units about `centre`. */
export function radial(id: string, centre: Vec2, radius: number, list: readonly Stop[]): string {
  const circle = { cx: centre[0], cy: centre[1], r: radius }
  return tag('radialGradient', { id, gradientUnits: 'userSpaceOnUse', ...circle }, stops(list))
}

/** A part of a drawing: left, top and width; its height follows from 4:3. */
export type Crop = { left: number; top: number; width: number }

/** A whole drawing, or the part `crop` of it at full size. */
export function picture(definitions: string, content: string, crop?: Crop): string {
  const { left, top, width } = crop ?? { left: 0, top: 0, width: ART_WIDTH }
  const box = [left, top, width, width * 0.75].map(Math.round).join(' ')
  const size = {
    width: ART_WIDTH,
    height: ART_HEIGHT,
    viewBox: box,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  }
  return tag('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size }, tag('defs', {}, definitions) + content)
}
