import type { Language } from '../language.ts'
import { MONTH_NAMES } from './month-names.ts'

/**
 * Writes the calendar date of an ISO date or instant: `5 août 2026`, `1er août 2026`. Reads the first ten characters
 * only, so that no time zone can make the server and a browser disagree. Throws a RangeError for anything that is no
 * date.
 */
export function formatDate(iso: string, language: Language): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso)
  const month = match && MONTH_NAMES[language].split(' ')[Number(match[2]) - 1]
  if (!match || month === undefined) throw new RangeError(`Not an ISO date: ${iso}`)
  const day = Number(match[3])
  return `${day === 1 && language === 'fr' ? '1er' : day} ${month} ${match[1]}`
}

/** The month and year of an ISO date: `août 2026`. */
export function formatMonth(iso: string, language: Language): string {
  return formatDate(iso, language).replace(/^\d+(er)? /, '')
}
