import { toVin } from './to-vin.ts'

/** Values of the letters A to Z; I, O and Q do not occur. */
const LETTERS = '12345678_12345_7_923456789'
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]
const CHECK_POSITION = 8

/** The check digit of a number of 17 characters, 0 to 9 or X; its own place weighs nothing (ISO 3779, FMVSS 565). */
export function vinCheckDigit(vin: string): string {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * valueOf(vin.charAt(index)), 0)
  return '0123456789X'.charAt(sum % 11)
}

/**
 * Whether the ninth character of a typed identification number is the check digit of the others. Only informative outside
 * North America and China: most makers put anything there, so a false must never refuse a number.
 */
export function hasVinCheckDigit(text: string): boolean {
  const vin = toVin(text)
  return vin !== null && vin.charAt(CHECK_POSITION) === vinCheckDigit(vin)
}

function valueOf(character: string): number {
  return Number(/[0-9]/.test(character) ? character : LETTERS.charAt(character.charCodeAt(0) - 65))
}
