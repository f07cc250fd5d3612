import type { Texts } from '../../texts/use-texts.ts'

/** Metric horsepower of a kilowatt. */
const HORSEPOWER_PER_KILOWATT = 1.35962

/** The power of an engine in kilowatts, and in the horsepower that most people reckon in. */
export function powerText(kilowatts: number, t: Texts['t']): string {
  return t('car.unit.kW', { value: kilowatts, horsepower: Math.round(kilowatts * HORSEPOWER_PER_KILOWATT) })
}
