import { foldDigits } from '@otosafi/domain/text/fold-digits'

/**
 * A typed vehicle identification number as its 17 characters, upper case, as the contract shows it; null when it is
 * none. The letters I, O and Q do not occur; spaces and hyphens, with which papers group the characters, do not count.
 */
export function toVin(text: string): string | null {
  const vin = foldDigits(text)
    .replace(/[\s\p{Cf}-]/gu, '')
    .toUpperCase()
  return /^[A-HJ-NPR-Z0-9]{17}$/.test(vin) ? vin : null
}
