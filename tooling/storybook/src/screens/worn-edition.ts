import type { EditionFacts, EditionId } from '@otosafi/editions/edition'
import type { Language } from '@otosafi/editions/language'
import { EDITIONS } from '@otosafi/editions/registry'
import type { Dictionary } from '@otosafi/i18n/dictionary'
import type { Group } from '@otosafi/i18n/groups'

import { availableLanguages, textsOfEdition } from '../locales/texts-of-edition.ts'
import { offeredLanguages } from '../toolbar/page-setting.ts'

/**
 * Stands in for two modules that a build fixes and Storybook changes with its toolbar: `#edition` and `virtual:otosafi/locales`.
 * Whoever imports these bindings sees the edition that is worn now.
 */
export let edition: EditionFacts = EDITIONS.ma
export let languages: readonly Language[] = []
export let dictionaries: Readonly<Partial<Record<Language, Record<Group, Dictionary>>>> = {}

/**
 * Dictionaries are here already: nothing is ever fetched.
 * @public
 */
export const urls = {}

/** Puts on an edition: its facts, its languages and their texts. What is rendered from now on belongs to it. */
export function wearEdition(id: EditionId): void {
  edition = EDITIONS[id]
  languages = offeredLanguages(id, availableLanguages)
  dictionaries = Object.fromEntries(languages.map((language) => [language, textsOfEdition(id, language)]))
}
