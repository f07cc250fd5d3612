import type { Vec2 } from './vec.ts'

/** Size of every drawing in its own units: 4:3. */
export const ART_WIDTH = 1600
export const ART_HEIGHT = 1200

/** Path data through `points`, closed unless `open`; relative steps of half a unit keep it short. */
export function pathData(points: readonly Vec2[], open = false): string {
  let before: Vec2 = [0, 0]
  const moves = points.flatMap(([x, y], index) => {
    const at: Vec2 = [Math.round(x * 2) / 2, Math.round(y * 2) / 2]
    const move: Vec2 = [at[0] - before[0], at[1] - before[1]]
    if (index > 0 && move[0] === 0 && move[1] === 0) return []
    before = at
    return [`${move[0]} ${move[1]}`]
  })
  return `m${moves.join(' ').replaceAll(' -', '-')}${open ? '' : 'z'}`
}

/** Attributes as they are written in a tag; undefined ones are left out. */
export type Attributes = Record<string, string | number | undefined>

function written(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? Math.round(value * 100) / 100 : value}"`)
    .join('')
}

/** One element; `content` is SVG already. */
export function tag(name: string, attributes: Attributes, content = ''): string {
  return content === '' ? `<${name}${written(attributes)}/>` : `<${name}${written(attributes)}>${content}</${name}>`
}

/** A filled closed shape. */
export function shape(points: readonly Vec2[], fill: string, more: Attributes = {}): string {
  return tag('path', { d: pathData(points), fill, ...more })
}

/** An open line. */
export function line(points: readonly Vec2[], stroke: string, width: number, more: Attributes = {}): string {
  return tag('path', {
    d: pathData(points, true),
    fill: 'none',
    stroke,
    'stroke-width': width,
    ...more,
  })
}

/** A stop of a gradient: offset 0 to 1, colour, opacity (1 when left out). */
export type Stop = readonly [offset: number, color: string, opacity?: number]

function stops(list: readonly Stop[]): string {
  return list
    .map(([offset, color, opacity]) => tag('stop', { offset, 'stop-color': color, 'stop-opacity': opacity }))
    .join('')
}

/** A gradient along the line from `from` to `to` in picture units. */
export function linear(id: string, from: Vec2, to: Vec2, list: readonly Stop[]): string {
  const ends = { x1: from[0], y1: from[1], x2: to[0], y2: to[1] }
  return tag('linearGradient', { id, gradientUnits: 'userSpaceOnUse', ...ends }, stops(list))
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
