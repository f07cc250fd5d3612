import { placesOf } from '@otosafi/domain/car/places'
import type { BodyType } from '@otosafi/domain/car/vocabulary'
import { PLAN_HEIGHT, PLAN_WIDTH, planOf } from '@otosafi/illustrator/car-plan'

import { notablePoints, SECTION_POINTS, type Findings } from './inspection-points.ts'
import { type PlacedMark, placeMarks } from './place-marks.ts'

/**
 * A car's outline with a mark at each place of a finding; numbers count the findings from 1, in the report's order. Where
 * nearly everything is wrong, the last ones have no room for a mark: they are in the list alone.
 */
export type DamageMap = {
  width: number
  height: number
  /** Of a mark. */
  radius: number
  outlines: string
  lines: string
  marks: readonly (PlacedMark & { number: number })[]
}

/** Radius of a mark, in units of the map: on the narrowest phone it can still be hit with a thumb. */
const MARK_RADIUS = 12.5

/**
 * The map of what an inspection found; null where there is nothing to show. Called by loaders: browsers get finished
 * outlines (record 0042).
 */
export function damageMapOf(bodyType: BodyType, findings: Findings | null): DamageMap | null {
  const notable = findings === null ? [] : notablePoints(findings)
  if (notable.length === 0) return null
  const { outlines, lines, places } = planOf(bodyType)
  const wanted = notable.flatMap((name, at) => {
    const section = SECTION_POINTS.find(({ points }) => points.includes(name))?.section ?? 'body'
    return placesOf(section, name.slice(section.length + 1)).map((place) => {
      const [x, y] = places[place]
      return { x: Math.round(x), y: Math.round(y), number: at + 1 }
    })
  })
  const marks = placeMarks(wanted, { width: PLAN_WIDTH, height: PLAN_HEIGHT, radius: MARK_RADIUS })
  return {
    width: Math.round(PLAN_WIDTH),
    height: Math.round(PLAN_HEIGHT),
    radius: MARK_RADIUS,
    outlines,
    lines,
    marks: marks.map((mark) => ({ ...mark, number: mark.of.number })),
  }
}
