import { placesOf } from '@otosafi/domain/car/places'
import type { BodyType } from '@otosafi/domain/car/vocabulary'
import { PLAN_HEIGHT, PLAN_WIDTH, planOf } from '@otosafi/illustrator/car-plan'

import { notablePoints, SECTION_POINTS, type Findings } from './inspection-points.ts'
import { type PlacedMarker, placeMarkers } from './place-markers.ts'

/**
 * A car's outline with a marker at each place of a finding; numbers count the findings from 1, in the report's order. Where
 * nearly everything is wrong, the last ones have no room for a marker and are in the list alone.
 */
export type DamageMap = {
  width: number
  height: number
  /** Of a marker. */
  radius: number
  outlines: string
  lines: string
  markers: readonly (PlacedMarker & { number: number })[]
}

/** Radius of a marker, in units of the map: on the narrowest phone it can still be hit with a thumb. */
const MARKER_RADIUS = 12.5

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
  const markers = placeMarkers(wanted, { width: PLAN_WIDTH, height: PLAN_HEIGHT, radius: MARKER_RADIUS })
  return {
    width: Math.round(PLAN_WIDTH),
    height: Math.round(PLAN_HEIGHT),
    radius: MARKER_RADIUS,
    outlines,
    lines,
    markers: markers.map((marker) => ({ ...marker, number: marker.of.number })),
  }
}
