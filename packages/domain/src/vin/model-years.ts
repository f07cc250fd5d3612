/** Codes of model years in their order; I, O, Q, U, Z and 0 are none. */
const CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789'
const FIRST_YEAR = 1980

/** Years after which the codes begin again. */
export const YEAR_CYCLE = CODES.length

/**
 * The model years that a code may stand for (FMVSS 565, ISO 3779), earliest first: one in each cycle of 30 years, none later
 * than `latest`. Empty where the character is no such code.
 */
export function modelYearsOf(code: string, latest: number): number[] {
  const at = code.length === 1 ? CODES.indexOf(code) : -1
  if (at === -1) return []
  const years = [FIRST_YEAR + at, FIRST_YEAR + at + YEAR_CYCLE]
  return years.filter((year) => year <= latest)
}

/** The code of a model year. */
export function modelYearCode(year: number): string {
  return CODES.charAt((((year - FIRST_YEAR) % YEAR_CYCLE) + YEAR_CYCLE) % YEAR_CYCLE)
}
