import type { Random } from '@otosafi/domain/random'

const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'
const YEAR_CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789'
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

/** A well-formed vehicle identification number (ISO 3779) with a right check digit; the serial is made up. */
export function makeVin(random: Random, wmi: string, modelYear: number): string {
  const section = (length: number, letters: string) => Array.from({ length }, () => random.pick([...letters])).join('')
  const year = YEAR_CODES[(modelYear - 2010 + 60) % 30] ?? 'A'
  const draft = `${wmi}${section(5, LETTERS)}0${year}${section(1, LETTERS)}${section(6, '0123456789')}`
  return draft.slice(0, 8) + vinCheckDigit(draft) + draft.slice(9)
}

/** The check digit that stands in ninth place, computed from the other sixteen characters. */
export function vinCheckDigit(vin: string): string {
  const sum = [...vin].reduce((total, character, at) => total + transliterate(character) * (WEIGHTS[at] ?? 0), 0)
  return sum % 11 === 10 ? 'X' : String(sum % 11)
}

function transliterate(character: string): number {
  if (character >= '0' && character <= '9') return Number(character)
  const at = character.charCodeAt(0) - 65
  if (at < 8) return at + 1
  return at < 18 ? at - 8 : at - 16
}
