import { createInstance, type i18n, type TFunction } from 'i18next'

import type { EditionFacts } from '@otosafi/editions/edition'
import { FORM_OF_COUNT, FORMS_OF_LANGUAGE } from '@otosafi/editions/format/plural'
import type { Language } from '@otosafi/editions/language'

import type { Dictionary } from './dictionary.ts'
import { createFormatters } from './formatters.ts'
import { DEFAULT_GROUP, type Group, GROUPS } from './groups.ts'
import type {} from './typed-keys.ts'

/** `t` that knows the keys of every group: `t('car.sold')`, `t('routes:buyCars')`. */
export type Translate = TFunction<typeof GROUPS>

/** The options of a translator. `resources` are complete dictionaries, as `readLocale` gives them. */
export type TranslatorInput = {
  edition: Pick<EditionFacts, 'id' | 'currency'>
  language: Language
  resources: Partial<Record<Group, Dictionary>>
  /** Called for every missing text, with `group:key`. Nothing is shown in its place. */
  onMissingKey?: (key: string) => void
}

/**
 * An i18next instance for one language of one edition, ready at once and the same on server and client: own plural
 * rule, own formats, no detection, no `Intl`. One instance never changes its language; a page in another language
 * makes another. Groups that come later are added with `addResourceBundle(language, group, dictionary)`.
 */
export function createI18n({ edition, language, resources, onMissingKey }: TranslatorInput): i18n {
  const instance = createInstance({
    lng: language,
    fallbackLng: false,
    ns: GROUPS,
    defaultNS: DEFAULT_GROUP,
    resources: { [language]: resources },
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    returnNull: false,
    appendNamespaceToMissingKey: true,
    parseMissingKeyHandler: (key: string) => {
      onMissingKey?.(key)
      return ''
    },
    returnedObjectHandler: (key: string, _branch: unknown, { ns }: { ns: readonly string[] }) => {
      onMissingKey?.(`${ns.at(-1)}:${key}`)
      return ''
    },
  })
  void instance.init()
  const { pluralResolver, formatter } = instance.services
  const pluralCategories = [...FORMS_OF_LANGUAGE[language]]
  const rule = { select: FORM_OF_COUNT[language], resolvedOptions: () => ({ pluralCategories }) }
  // For a language that they do not know, engines fall back to the machine's own: the resolver must not use `Intl`.
  pluralResolver.getRule = () => rule
  for (const [name, write] of Object.entries(createFormatters({ edition: edition.id, language }, edition.currency))) {
    formatter?.add(name, (value, _language, options) => write(value, options))
  }
  return instance
}
