import { readDecimal } from '@otosafi/domain/reading/read-number'
import { readWholeNumber } from '@otosafi/domain/reading/read-whole-number'
import { toVin } from '@otosafi/domain/vin/to-vin'
import type { Bounds } from '@otosafi/validators/whole-within'

import type { TeamText } from '../db/stock-import-tables.ts'

/** The separator of the items of a list. */
export const LIST_SEPARATOR = '|'

/** A value, or what is wrong with its text and what to do about it. */
export type Read<T> = { value: T } | { problem: TeamText; cure: TeamText }

/** Reads the trimmed text of a column, which is not empty. */
export type Reader<T> = (text: string) => Read<T>

/** How much of a text a fault repeats. */
const QUOTED = 40

/** The beginning of a text, on one line and without what cannot be seen or stored. */
export function beginningOf(text: string): string {
  const characters = [...text.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim()]
  return characters.length > QUOTED ? `${characters.slice(0, QUOTED - 1).join('')}…` : characters.join('')
}

/** The beginning of a text between quotation marks, as faults repeat it. */
export function quote(text: string): string {
  return `“${beginningOf(text)}”`
}

/** A text of at most `max` characters, without control characters. */
export function text(max: number): Reader<string> {
  return (typed) => {
    if (/[\p{Cc}\p{Cs}]/u.test(typed))
      return {
        problem: {
          en: 'The text has invisible control characters.',
          fr: 'Le texte contient des caractères de contrôle invisibles.',
        },
        cure: { en: 'Type it anew, without line breaks.', fr: 'Retapez-le, sans retour à la ligne.' },
      }
    if (typed.length > max)
      return {
        problem: { en: `The text has ${typed.length} characters.`, fr: `Le texte a ${typed.length} caractères.` },
        cure: { en: `Write at most ${max}.`, fr: `Écrivez-en ${max} au plus.` },
      }
    return { value: typed }
  }
}

/** A whole number within bounds; thousands may be grouped. */
export function whole({ min, max }: Bounds): Reader<number> {
  return (typed) => {
    const value = readWholeNumber(typed) ?? Number.NaN
    if (value >= min && value <= max) return { value }
    return {
      problem: Number.isNaN(value)
        ? { en: `${quote(typed)} is no whole number.`, fr: `${quote(typed)} n’est pas un nombre entier.` }
        : { en: `${quote(typed)} is out of bounds.`, fr: `${quote(typed)} est hors limites.` },
      cure: { en: `Write digits alone, from ${min} to ${max}.`, fr: `Écrivez des chiffres seuls, de ${min} à ${max}.` },
    }
  }
}

/** A number within bounds, with a point or a comma. */
export function decimal({ min, max }: Bounds): Reader<number> {
  return (typed) => {
    const value = readDecimal(typed) ?? Number.NaN
    if (value >= min && value <= max) return { value }
    return {
      problem: { en: `${quote(typed)} is no such number.`, fr: `${quote(typed)} n’est pas un nombre qui convient.` },
      cure: {
        en: `Write a number from ${min} to ${max}, such as 5.4.`,
        fr: `Écrivez un nombre de ${min} à ${max}, comme 5.4.`,
      },
    }
  }
}

/** One of a closed list, in whatever case. */
export function oneOf<const T extends string>(values: readonly T[]): Reader<T> {
  return (typed) => {
    const value = values.find((each) => each.toLowerCase() === typed.toLowerCase())
    if (value !== undefined) return { value }
    const list = values.join(', ')
    return {
      problem: { en: `${quote(typed)} is not known here.`, fr: `${quote(typed)} n’est pas connu ici.` },
      cure: { en: `Write one of: ${list}.`, fr: `Écrivez l’un de ces mots : ${list}.` },
    }
  }
}

/** Several of a closed list, each once. */
export function someOf<const T extends string>(values: readonly T[]): Reader<T[]> {
  const one = oneOf(values)
  return (typed) => {
    const chosen = new Set<T>()
    for (const item of typed.split(LIST_SEPARATOR)) {
      if (item.trim() === '') continue
      const read = one(item.trim())
      if (!('value' in read)) return read
      chosen.add(read.value)
    }
    return { value: values.filter((value) => chosen.has(value)) }
  }
}

/** Yes or no. */
export const yesOrNo: Reader<boolean> = (typed) => {
  const read = oneOf(['yes', 'no', 'true', 'false', '1', '0'])(typed)
  if ('value' in read) return { value: ['yes', 'true', '1'].includes(read.value) }
  return { problem: read.problem, cure: { en: 'Write yes or no.', fr: 'Écrivez yes (oui) ou no (non).' } }
}

/** A day of the calendar, not after `today`. */
export function pastDay(typed: string, today: string): Read<string> {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(typed) ? Date.parse(typed) : Number.NaN
  const isDay = !Number.isNaN(at) && new Date(at).toISOString().startsWith(typed)
  if (isDay && typed >= '1900-01-01' && typed <= today) return { value: typed }
  return {
    problem: { en: `${quote(typed)} is no day before today.`, fr: `${quote(typed)} n’est pas un jour passé.` },
    cure: {
      en: 'Write year, month and day, such as 2019-03-01.',
      fr: 'Écrivez année, mois et jour, comme 2019-03-01.',
    },
  }
}

/** A vehicle identification number. */
export const vin: Reader<string> = (typed) => {
  const value = toVin(typed)
  if (value !== null) return { value }
  return {
    problem: {
      en: `${quote(typed)} is no vehicle identification number.`,
      fr: `${quote(typed)} n’est pas un numéro de châssis.`,
    },
    cure: {
      en: 'Write its 17 characters, which have no I, O or Q, or leave it empty.',
      fr: 'Écrivez ses 17 caractères, sans I, O ni Q, ou laissez vide.',
    },
  }
}
