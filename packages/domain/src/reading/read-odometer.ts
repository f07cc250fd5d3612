import type { OdometerUnit } from '../car/vocabulary.ts'
import { toKilometres } from './miles.ts'
import { readDistance } from './read-distance.ts'
import { inUnits, readInUnits } from './read-number.ts'

/** `60 000 mi`. Here alone: no other page is to load the words. */
const IN_MILES = /* @__PURE__ */ inUnits('mi,mile,miles,ميل,أميال,amamayela,iimayile,mayili,miil')

/**
 * Reads what an odometer shows, in kilometres: as a distance is read, or as one with `miles`. A number alone is in `unit`.
 * Undefined where the text is none.
 */
export function readOdometer(text: string, unit: OdometerUnit = 'km'): number | undefined {
  const kilometres = readDistance(text)
  const miles = readInUnits(text, IN_MILES)
  return miles === undefined || (unit === 'km' && kilometres !== undefined) ? kilometres : toKilometres(miles)
}
