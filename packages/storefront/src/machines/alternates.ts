import { languages } from 'virtual:otosafi/locales'

import { edition } from '#edition'
import { EDITION_IDS } from '@otosafi/editions/edition'
import { originOfEdition } from '@otosafi/editions/host'
import { type Language, languageTag } from '@otosafi/editions/language'
import { EDITIONS } from '@otosafi/editions/registry'
import type { RouteKey } from '@otosafi/editions/routes/route-table'

/** The same page elsewhere: what languages it is in there (BCP 47, or `x-default`), and where. */
export type Alternate = { languageTag: string; href: string }

/** Where a page stands in a language, below any host. */
type PathIn = (language: Language) => string

/** The languages of this host in which a page stands: cars, lists and posts exist in one country. */
export function alternatesHere(host: string, pathIn: PathIn): Alternate[] {
  const origin = originOfEdition(edition.id, host)
  return languages.map((language) => ({
    languageTag: languageTag(language, edition.country),
    href: origin + pathIn(language),
  }))
}

/**
 * A page that every edition has, in all countries and languages. The country-neutral edition stands for the languages
 * as such, and its English page for everybody else.
 */
export function alternatesEverywhere(host: string, pathIn: PathIn): Alternate[] {
  const all = EDITION_IDS.flatMap((id) =>
    EDITIONS[id].languages.map((language) => ({
      languageTag: languageTag(language, EDITIONS[id].country),
      href: originOfEdition(id, host) + pathIn(language),
    })),
  )
  return [...all, { languageTag: 'x-default', href: originOfEdition('default', host) + pathIn('en') }]
}

/** Pages that search engines may list and that every edition has. Pages to come are added with their route module. */
export const PUBLIC_PAGES = [
  'home',
  'buyCars',
  'carInsurance',
  'about',
  'faqs',
  'blog',
  'privacyPolicy',
  'termsOfUse',
] as const satisfies readonly RouteKey[]
