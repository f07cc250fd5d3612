import { plainText } from '../reading/plain-text.ts'

/** How many characters a vehicle identification number has. */
export const VIN_LENGTH = 17

/**
 * A typed vehicle identification number as its 17 characters, upper case, as the contract shows it; null when it is
 * none. The letters I, O and Q do not occur; spaces and hyphens, with which papers group the characters, do not count.
 */
export function toVin(text: string): string | null {
  const vin = plainText(text).replace(/[ -]/g, '').toUpperCase()
  return vin.length === VIN_LENGTH && /^[A-HJ-NPR-Z0-9]+$/.test(vin) ? vin : null
}
