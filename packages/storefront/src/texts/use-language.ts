import { isLanguage, type Language } from '@otosafi/editions/language'
import { useTranslation } from 'react-i18next'

/** The language that the page is rendered in. Fixed for the document's life: a change of language loads a new one. */
export function useLanguage(): Language {
  const { i18n } = useTranslation()
  return isLanguage(i18n.language) ? i18n.language : 'en'
}
