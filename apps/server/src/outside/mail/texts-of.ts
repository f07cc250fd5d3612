import { type Language, LANGUAGES } from '@otosafi/editions/language'

import { en } from './texts/en.ts'
import { fr } from './texts/fr.ts'
import type { MailTexts } from './texts/mail-texts.ts'

const WRITTEN: Partial<Record<Language, MailTexts>> = { en, fr }

/** The words of a mail and the language that they are in: the one asked for, or the first of its fallbacks that is written. */
export function textsOf(language: Language): { language: Language; texts: MailTexts } {
  for (const each of [language, ...LANGUAGES[language].fallback]) {
    const texts = WRITTEN[each]
    if (texts !== undefined) return { language: each, texts }
  }
  return { language: 'en', texts: en }
}
