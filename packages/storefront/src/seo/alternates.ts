import { languages } from 'virtual:otosafi/locales'

import { edition } from '#edition'
import { EDITION_IDS } from '@otosafi/editions/edition'
import { originOfEdition } from '@otosafi/editions/host'
import { type Language, languageTag } from '@otosafi/editions/language'
import { EDITIONS } from '@otosafi/editions/registry'
import type { RouteKey } from '@otosafi/editions/routes/route-table'

/** An hreflang link: the language tag (BCP 47, or `x-default`) and the address. */
export type Alternate = { languageTag: string; href: string }

/** The path of a page in a language. */
type PathIn = (language: Language) => string

/** The alternates of a page that exists in this edition alone: cars, lists and posts. */
export function alternatesHere(host: string, pathIn: PathIn): Alternate[] {
  const origin = originOfEdition(edition.id, host)
  return languages.map((language) => ({
    languageTag: languageTag(language, edition.country),
    href: origin + pathIn(language),
  }))
}

/**
 * The alternates of a page that every edition has. Those of the country-neutral edition have no country in their tag, and
 * its English page is `x-default`.
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

/**
 * Pages that search engines may list and that every edition has. Pages to come are added with their route module. The form that
 * offers a car is left out: its one address stands for no language.
 */
export const PUBLIC_PAGES = [
  'home',
  'buyCars',
  'categories',
  'sellCar',
  'finance',
  'carInsurance',
  'services',
  'inspector',
  'diagnostic',
  'vinCheck',
  'about',
  'careers',
  'faqs',
  'contactUs',
  'blog',
  'privacyPolicy',
  'termsOfUse',
] as const satisfies readonly RouteKey[]
