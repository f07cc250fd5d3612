import { FORM_OF_COUNT } from '@otosafi/editions/format/plural'
import type { Language } from '@otosafi/editions/language'

import type { Dictionary } from './dictionary.ts'
import type { Formatter } from './formatters.ts'

/** The values of a text's placeholders; `count` also chooses the plural form. */
export type Values = { readonly [name: string]: unknown }

const PLACEHOLDER = /\{\{(\w+)(?:, (\w+))?\}\}/g

/** The names of a text's placeholders, with repetitions. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name)
}

/**
 * The text at a dotted path, or undefined where there is none; with a count, the form for nothing where there is one, else
 * the language's plural form.
 */
export function findText(dictionary: Dictionary, path: string, count: unknown, language: Language): string | undefined {
  const steps = path.split('.')
  let place: Dictionary | string | undefined = dictionary
  for (const step of steps.slice(0, -1)) place = typeof place === 'object' ? place[step] : undefined
  if (typeof place !== 'object') return undefined
  const last = steps.at(-1) ?? ''
  const forms =
    typeof count === 'number'
      ? [...(count === 0 ? ['zero'] : []), FORM_OF_COUNT[language](count), 'other'].map((form) => `${last}_${form}`)
      : []
  for (const key of [...forms, last]) {
    const entry = Object.hasOwn(place, key) ? place[key] : undefined
    if (entry !== undefined) return typeof entry === 'string' ? entry : undefined
  }
  return undefined
}

/** A text with its placeholders filled in; one that no value is given for disappears. */
export function fillText(text: string, values: Values, formatters: Readonly<Record<string, Formatter>>): string {
  return text.replace(PLACEHOLDER, (_, name: string, format?: string) =>
    write(values[name], formatters[format ?? ''], values),
  )
}

function write(value: unknown, formatter: Formatter | undefined, values: Values): string {
  if (formatter && value !== undefined) return formatter(value, values)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
