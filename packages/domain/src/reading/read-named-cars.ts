import { plainText } from './plain-text.ts'

/** A car that a text may name. */
type NamedCar = {
  id: string
  /** As it was typed, without what surrounds it. */
  text: string
  /** The letters before the hyphen of a reference, in capitals; empty where there are none. */
  prefix: string
}

const MAX_LETTERS = 200
const NAMED = /(?<![\p{L}\p{N}])(?:([a-z]{2,7})-|[a-z]{2})?([0-9a-tv-z]{8})(?![\p{L}\p{N}])/giu

/**
 * Every word of a text that could be a car's reference or id, also as a part of the address of its page; most of them are words
 * like others, so the stock decides. Ids have no "o", "i" and "l": people write them for digits.
 */
export function readNamedCars(text: string): NamedCar[] {
  return [...plainText(text.slice(0, MAX_LETTERS)).matchAll(NAMED)].map(([typed, prefix = '', sign = '']) => ({
    id: sign.toLowerCase().replaceAll('o', '0').replaceAll(/[il]/g, '1'),
    text: typed,
    prefix: prefix.toUpperCase(),
  }))
}
