import { useTranslation } from 'react-i18next'

/** The language of the office. */
export function useLanguage(): 'en' | 'fr' {
  return useTranslation().i18n.language === 'fr' ? 'fr' : 'en'
}
