import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { EditionId } from '@otosafi/editions/edition'
import { type Language, LANGUAGES } from '@otosafi/editions/language'

import { type Dictionary, isDictionary } from './dictionary.ts'
import { fillMissing, mergeLocale } from './merge-locale.ts'
import type { TextGroup } from './text-groups.ts'

/** The folder of all locale files, one folder a language. */
export const LOCALES_FOLDER = join(import.meta.dirname, '../locales')

/** An edition and a language. */
export type LocaleAddress = { edition: EditionId; language: Language; group: TextGroup }

/**
 * Reads one JSON file below the locales' folder; an absent file is an empty dictionary. Throws when it holds anything but
 * texts.
 */
export function readLocaleFile(...path: readonly string[]): Dictionary {
  const file = join(LOCALES_FOLDER, ...path)
  if (!existsSync(file)) return {}
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!isDictionary(content)) throw new TypeError(`Not a dictionary: ${file}`)
  return content
}

/** A language's own texts for an edition: the base with the edition's wording, without fallbacks. */
export function readOwnLocale({ edition, language, group }: LocaleAddress): Dictionary {
  const file = `${group}.json`
  return mergeLocale(readLocaleFile(language, file), readLocaleFile(language, 'editions', edition, file))
}

/**
 * The complete texts of an edition in a language, for builds and servers (Node only): base, edition's wording, then
 * whatever is missing from the language's fallbacks in their order, in the same edition's wording.
 */
export function readLocale({ edition, language, group }: LocaleAddress): Dictionary {
  return [language, ...LANGUAGES[language].fallback]
    .map((each) => readOwnLocale({ edition, language: each, group }))
    .reduce(fillMissing)
}
