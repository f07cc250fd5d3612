import type { EditionId } from '@otosafi/editions/edition'
import { type Language, LANGUAGE_CODES, LANGUAGES } from '@otosafi/editions/language'
import type { Dictionary } from '@otosafi/i18n/dictionary'
import { type Group, GROUPS } from '@otosafi/i18n/groups'
import { fillMissing, mergeLocale } from '@otosafi/i18n/merge-locale'

/** Every locale file by its path; changed ones are reloaded while developing. */
const FILES = import.meta.glob<Dictionary>(
  '../../../../packages/i18n/locales/**/{common,hero,account,booking,finance,reading,report,sell,services,offline,routes,meta,server,office}.json',
  {
    eager: true,
    import: 'default',
  },
)

/** The texts of one file below the locales' folder, without its ending; empty where there is none. */
export const localeFile = (path: string): Dictionary => FILES[`../../../../packages/i18n/locales/${path}.json`] ?? {}

/** The languages whose groups of texts all exist. */
export const availableLanguages: readonly Language[] = LANGUAGE_CODES.filter((language) =>
  GROUPS.every((group) => `../../../../packages/i18n/locales/${language}/${group}.json` in FILES),
)

/** The complete texts of an edition in a language, merged as the builds merge them, but in the browser. */
export function textsOfEdition(edition: EditionId, language: Language): Record<Group, Dictionary> {
  const own = (each: Language, group: Group) =>
    mergeLocale(localeFile(`${each}/${group}`), localeFile(`${each}/editions/${edition}/${group}`))
  const whole = (group: Group) =>
    [language, ...LANGUAGES[language].fallback].map((each) => own(each, group)).reduce(fillMissing)
  return {
    common: whole('common'),
    hero: whole('hero'),
    account: whole('account'),
    finance: whole('finance'),
    booking: whole('booking'),
    reading: whole('reading'),
    report: whole('report'),
    sell: whole('sell'),
    services: whole('services'),
    offline: whole('offline'),
    routes: whole('routes'),
    meta: whole('meta'),
  }
}
