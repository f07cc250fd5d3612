import type { Random } from '@otosafi/domain/random'
import { vinCheckDigit } from '@otosafi/domain/vin/check-digit'
import { modelYearCode } from '@otosafi/domain/vin/model-years'

const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'

/** A well-formed vehicle identification number (ISO 3779) with a right check digit; the serial is made up. */
export function makeVin(random: Random, wmi: string, modelYear: number): string {
  const section = (length: number, letters: string) => Array.from({ length }, () => random.pick([...letters])).join('')
  const draft = `${wmi}${section(5, LETTERS)}0${modelYearCode(modelYear)}${section(1, LETTERS)}${section(6, '0123456789')}`
  return draft.slice(0, 8) + vinCheckDigit(draft) + draft.slice(9)
}
