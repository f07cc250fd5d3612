import type { Texts } from './use-texts.ts'

/** A unit alone, as texts write it after a number: the unit of a field. */
export function unitText(unit: 'km' | 'litresPer100Km' | 'kWhPer100Km', t: Texts['t']): string {
  return t(`car.unit.${unit}`, { value: 0 }).replace(/^0\s/, '')
}
