import type { ContactInformation, PageContent as PageContentOf } from '@otosafi/domain/content/content'
import type { EditionFacts } from '@otosafi/editions/edition'

import type { BilingualText } from '../bilingual-text.ts'
import type { EditionWords } from '../edition-words.ts'
import type { LegalPack } from './legal-pack.ts'

/** A page of text. */
export type PageContent = PageContentOf<BilingualText>

/** The facts that complete a page. */
export type PageContext = {
  facts: EditionFacts
  words: EditionWords
  legal: LegalPack
  contact: ContactInformation
}
