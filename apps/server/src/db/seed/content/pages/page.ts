import type { EditionFacts } from '@otosafi/editions/edition'

import type { BilingualText, Block } from '../bilingual-text.ts'
import type { ContactInformation } from '../contact-information.ts'
import type { EditionWords } from '../edition-words.ts'
import type { LegalPack } from './legal-pack.ts'

/** The pages whose words the operator keeps, by key. */
export const PAGE_KEYS = [
  'about',
  'carInsurance',
  'finance',
  'privacyPolicy',
  'termsOfUse',
  'careers',
  'sellCar',
  'warranty',
] as const
export type PageKey = (typeof PAGE_KEYS)[number]

/** A page of text (spec section 3: page content). */
export type PageContent = {
  title: BilingualText
  summary: BilingualText
  blocks: Block[]
  /** ISO date of the last change. */
  updatedOn: string
}

/** What a page is completed with. */
export type PageContext = {
  facts: EditionFacts
  words: EditionWords
  legal: LegalPack
  contact: ContactInformation
}
