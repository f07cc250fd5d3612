import type { i18n } from 'i18next'
import { dictionaries } from 'virtual:otosafi/locales'

import { edition } from '#edition'
import type { Language } from '@otosafi/editions/language'
import { createI18n } from '@otosafi/i18n/create-translator'

import { createMissingTextLog } from './log-missing-text.ts'
import { memoiseTranslator, type TranslationMemo } from './memoise-translator.ts'

const translators = new Map<Language, i18n>()
const memo: TranslationMemo = new Map()

/** The server's translator of a language: one for all requests, never switched. Throws for a language without texts. */
export function translatorOf(language: Language): i18n {
  const existing = translators.get(language)
  if (existing) return existing
  const resources = dictionaries[language]
  if (!resources) throw new Error(`No texts for language "${language}" in edition "${edition.id}"`)
  const onMissingKey = createMissingTextLog(edition.id, language)
  const translator = createI18n({ edition, language, resources, onMissingKey })
  translator.t = memoiseTranslator(translator.t, language, memo)
  translators.set(language, translator)
  return translator
}
