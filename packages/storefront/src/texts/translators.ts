import type { i18n } from 'i18next'
import { dictionaries } from 'virtual:otosafi/locales'

import { edition } from '#edition'
import type { Language } from '@otosafi/editions/language'
import { createI18n } from '@otosafi/i18n/create-translator'

const translators = new Map<Language, i18n>()

/** The server's translator of a language: one for all requests, never switched. Throws for a language without texts. */
export function translatorOf(language: Language): i18n {
  const existing = translators.get(language)
  if (existing) return existing
  const resources = dictionaries[language]
  if (!resources) throw new Error(`No texts for language "${language}" in edition "${edition.id}"`)
  const translator = createI18n({ edition, language, resources })
  translator.t = rememberPlain(translator.t)
  translators.set(language, translator)
  return translator
}

/** Texts without values are most of a page and always the same: they are looked up once. */
function rememberPlain(translate: i18n['t']): i18n['t'] {
  const plain = new Map<unknown, unknown>()
  const handler: ProxyHandler<i18n['t']> = {
    apply(target, self, [key, ...values]: Parameters<i18n['t']>) {
      if (values.length > 0) return Reflect.apply(target, self, [key, ...values])
      if (!plain.has(key)) plain.set(key, Reflect.apply(target, self, [key]))
      return plain.get(key)
    },
  }
  return new Proxy(translate, handler)
}
