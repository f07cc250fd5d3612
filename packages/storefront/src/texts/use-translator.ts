import { useContext } from 'react'
import { I18nContext } from 'react-i18next'

import { isLanguage, type Language } from '@otosafi/editions/language'
import type { PageTranslator } from '@otosafi/i18n/page-translator'

/** The translator from the context. Its language never changes: a change of language loads a new document. */
export function useTranslator(): { t: PageTranslator['t']; language: Language } {
  const { i18n } = useContext(I18nContext) as { i18n?: PageTranslator }
  if (!i18n || !isLanguage(i18n.language)) throw new Error('No translator around this page')
  return { t: i18n.t, language: i18n.language }
}
