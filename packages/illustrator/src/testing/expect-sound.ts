import { expect } from 'vitest'

import { artKey, type CarArtSpec } from '../art-key.ts'
import { drawCar } from '../draw-car.ts'

/** Expects a drawing to be small, without a broken number, and to refer only to what it defines, once; gives it. */
export function expectSound(spec: CarArtSpec): string {
  const svg = drawCar(spec)
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
  const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map((match) => match[1])
  expect({
    drawing: artKey(spec),
    isSmall: svg.length < 64_000,
    broken: /NaN|Infinity|undefined|<text/.exec(svg)?.[0],
    ids: new Set(ids).size,
    unknown: used.filter((id) => !ids.includes(id)),
  }).toEqual({ drawing: artKey(spec), isSmall: true, broken: undefined, ids: ids.length, unknown: [] })
  return svg
}
