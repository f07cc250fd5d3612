import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import type { EditionId } from '@otosafi/editions/edition'
import type { Language } from '@otosafi/editions/language'

import { type Dictionary, flatten, splitPlural } from '../dictionary.ts'
import { LOCALES_FOLDER, readLocaleFile } from '../read-locales.ts'
import { languagesOf, TEXT_GROUPS, type TextGroup } from '../text-groups.ts'

/** A locale file as it stands in its folder; `edition` is null for a base. */
export type LocaleFile = {
  name: string
  language: Language
  edition: EditionId | null
  group: TextGroup
  texts: Dictionary
}

const ls = (...path: string[]): string[] => {
  try {
    return readdirSync(join(LOCALES_FOLDER, ...path))
  } catch {
    return []
  }
}

/** The languages that have a folder: a language is added by adding files alone. */
export const WRITTEN_LANGUAGES = ls() as Language[]

/** The complete base files of every written language, group by group. */
export const BASE_FILES: readonly LocaleFile[] = WRITTEN_LANGUAGES.flatMap((language) =>
  TEXT_GROUPS.filter((group) => languagesOf(group).includes(language)).map((group) => ({
    name: `${language}/${group}`,
    language,
    edition: null,
    group,
    texts: readLocaleFile(language, `${group}.json`),
  })),
)

/** The files of the editions' overrides. */
export const EDITION_FILES: readonly LocaleFile[] = WRITTEN_LANGUAGES.flatMap((language) =>
  ls(language, 'editions').flatMap((edition) =>
    ls(language, 'editions', edition).map((file) => ({
      name: `${language}/editions/${edition}/${file}`,
      language,
      edition: edition as EditionId,
      group: file.replace(/\.json$/, '') as TextGroup,
      texts: readLocaleFile(language, 'editions', edition, file),
    })),
  ),
)

/** The texts of a file by family: a text without plural forms is a family of one, under the form `null`. */
export function familiesOf(texts: Dictionary): Map<string, Map<string | null, string>> {
  const families = new Map<string, Map<string | null, string>>()
  for (const [path, text] of flatten(texts)) {
    const { family, form } = splitPlural(path)
    families.set(family, (families.get(family) ?? new Map<string | null, string>()).set(form, text))
  }
  return families
}

/** The placeholders of a text with their formats, each once, in order: `amount|money`. */
export function placeholdersOf(text: string): string[] {
  const found = [...text.matchAll(/\{\{\s*(\w+)\s*(?:,\s*(\w+)\s*)?\}\}/g)]
  return [...new Set(found.map((match) => `${match[1]}|${match[2] ?? ''}`))].sort()
}
