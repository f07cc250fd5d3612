import { PLURAL_FORMS, type PluralForm } from '@otosafi/editions/format/plural'

/** The texts of one group in one language, nested by area. */
export type Dictionary = { readonly [key: string]: string | Dictionary }

/** Splits a key into its family and plural form: `results_one` into `results` and `one`; other keys have no form. */
export function splitPlural(key: string): { family: string; form: PluralForm | null } {
  const form = PLURAL_FORMS.find((each) => key.endsWith(`_${each}`))
  return form === undefined ? { family: key, form: null } : { family: key.slice(0, -form.length - 1), form }
}

/** Narrows parsed JSON to a dictionary: objects whose leaves are strings, at any depth. */
export function isDictionary(value: unknown): value is Dictionary {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((entry) => typeof entry === 'string' || isDictionary(entry))
  )
}

/** Every text of a dictionary by its dotted path, in file order. */
export function flatten(dictionary: Dictionary, path = ''): Map<string, string> {
  return new Map(
    Object.entries(dictionary).flatMap(([key, entry]) =>
      typeof entry === 'string' ? [[path + key, entry] as const] : [...flatten(entry, `${path}${key}.`)],
    ),
  )
}
