import type { Faq } from '@otosafi/api-client/schema'
import type { Language } from '@otosafi/editions/language'

import { textLanguage } from '../text-sections/text-language.ts'

/** A question with its answer; `lang` is their language where that is not the page's. */
export type ShownFaq = Pick<Faq, 'id' | 'question' | 'answer'> & { lang: string | undefined }

/** Reduces a question of the API to what a page in a language shows of it. */
export function shownFaq({ id, question, answer, language }: Faq, pageLanguage: Language): ShownFaq {
  return { id, question, answer, lang: textLanguage(language, pageLanguage).lang }
}
