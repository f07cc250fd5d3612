import type { i18n } from 'i18next'

import type { PageDescription } from './describe-page.ts'

/** Pages that have their descriptions in the texts (P-09). */
export type DescribedPage =
  | 'home'
  | 'buyCars'
  | 'buyCarsOfBrand'
  | 'car'
  | 'sellCar'
  | 'finance'
  | 'carInsurance'
  | 'about'
  | 'blog'
  | 'faqs'
  | 'contactUs'
  | 'privacyPolicy'
  | 'termsOfUse'

/** The localized title, description, keywords and social variants of a page, with its placeholders filled in. */
export function metaTexts(
  t: i18n['t'],
  page: DescribedPage,
  words: Readonly<Record<string, string | number>> = {},
): Required<Pick<PageDescription, 'title' | 'description' | 'keywords' | 'socialTitle' | 'socialDescription'>> {
  const text = (part: string) => t(`meta:${page}.${part}` as 'meta:home.title', words)
  return {
    title: text('title'),
    description: text('description'),
    keywords: text('keywords'),
    socialTitle: text('socialTitle'),
    socialDescription: text('socialDescription'),
  }
}
