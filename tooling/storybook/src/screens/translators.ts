import type { Language } from '@otosafi/editions/language'
import { createI18n } from '@otosafi/i18n/create-translator'

import { dictionaries, edition } from './current-edition.ts'

const translators = new Map<string, ReturnType<typeof createI18n>>()

/** Replaces the storefront's module: one translator for each language of each edition, since the edition changes here. */
export function translatorOf(language: Language): ReturnType<typeof createI18n> {
  const key = `${edition.id} ${language}`
  const existing = translators.get(key)
  if (existing) return existing
  const resources = dictionaries[language]
  if (!resources) throw new Error(`No texts for ${key}`)
  const translator = createI18n({ edition, language, resources })
  translators.set(key, translator)
  return translator
}
