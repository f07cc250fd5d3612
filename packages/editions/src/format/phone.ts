import type { EditionFacts } from '../edition.ts'

/**
 * A telephone number (E.164, with plus) as people of the country write it: with its trunk digit, in the groups of the
 * edition's example. A number of another country stays as it is.
 */
export function formatPhone(number: string, { callingCode, trunk, example }: EditionFacts['phone']): string {
  if (callingCode === null || !number.startsWith(`+${callingCode}`)) return number
  const digits = (trunk ?? '') + number.slice(callingCode.length + 1)
  const groups = example.split(' ').map((group) => group.length)
  if (groups.reduce((sum, length) => sum + length, 0) !== digits.length) return number
  let at = 0
  return groups.map((length) => digits.slice(at, (at += length))).join('\u00a0')
}
