import type { i18n } from 'i18next'

import type meta from '@otosafi/i18n/locales/en/meta.json'

import type { PageDescription } from './describe-page.ts'

type Meta = typeof meta
/** The parts of a description. */
type Described = Record<'title' | 'description' | 'keywords' | 'socialTitle' | 'socialDescription', string>

/** Pages that have their descriptions in the texts (P-09). */
export type DescribedPage = { [Page in keyof Meta]: Meta[Page] extends Described ? Page : never }[keyof Meta]

/** The localized title, description, keywords and social variants of a page, with its placeholders filled in. */
export function metaTexts(
  t: i18n['t'],
  page: DescribedPage,
  words: Readonly<Record<string, string | number>> = {},
): Required<Pick<PageDescription, keyof Described>> {
  const text = (part: string) => t(`meta:${page}.${part}` as 'meta:home.title', words)
  return {
    title: text('title'),
    description: text('description'),
    keywords: text('keywords'),
    socialTitle: text('socialTitle'),
    socialDescription: text('socialDescription'),
  }
}
