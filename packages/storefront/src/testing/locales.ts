import { edition } from '#edition'
import { GROUPS } from '@otosafi/i18n/groups'
import { readLocale } from '@otosafi/i18n/read-locales'

/** The stand-in for `virtual:otosafi/locales` in unit tests: all texts themselves, also in a document. */
export const { languages } = edition

export const urls = {}

export const dictionaries = Object.fromEntries(
  languages.map((language) => [
    language,
    Object.fromEntries(GROUPS.map((group) => [group, readLocale({ edition: edition.id, language, group })])),
  ]),
)
