import type { EditionFacts, EditionId } from '@otosafi/editions/edition'
import type { Language } from '@otosafi/editions/language'
import { EDITIONS } from '@otosafi/editions/registry'
import type { Dictionary } from '@otosafi/i18n/dictionary'
import type { Group } from '@otosafi/i18n/groups'

import { availableLanguages, textsOfEdition } from '../locales/texts-of-edition.ts'
import { offeredLanguages } from '../toolbar/page-setting.ts'

/**
 * Replaces two modules that a build fixes and Storybook's toolbar changes: `#edition` and `virtual:otosafi/locales`. They are
 * live bindings: importers see the current edition.
 */
export let edition: EditionFacts = EDITIONS.ma
export let languages: readonly Language[] = []
export let dictionaries: Readonly<Partial<Record<Language, Record<Group, Dictionary>>>> = {}

/**
 * Empty: the dictionaries are bundled, nothing is fetched.
 * @public
 */
export const urls = {}

/** Sets the current edition: its facts, its languages and their texts. It applies to later renders. */
export function setEdition(id: EditionId): void {
  edition = EDITIONS[id]
  languages = offeredLanguages(id, availableLanguages)
  dictionaries = Object.fromEntries(languages.map((language) => [language, textsOfEdition(id, language)]))
}
