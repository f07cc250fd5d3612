import { languages } from 'virtual:otosafi/locales'

import { edition } from '#edition'
import type { Language } from '@otosafi/editions/language'
import { createPageTranslator } from '@otosafi/i18n/page-translator'

import { rememberLanguage } from '../navigation/remember-language.ts'
import { languageOfDocument } from '../request/language-of-path.ts'
import { loadTexts } from '../texts/load-texts.ts'
import { overlayTasks } from './overlay-tasks.ts'

/** Places in local storage: the language that was chosen last, and an offer that was declined. */
const REMEMBERED = 'language'
const DECLINED = 'language-declined'

/**
 * Offers to go on in the language that the device remembers, where the page has another, in that language's own words; once
 * where it is declined. The cookie is renewed, so that the bare root leads right. Nobody is redirected (P-04).
 */
export async function offerLanguage(): Promise<void> {
  const language = languages.find((code) => code === read(REMEMBERED))
  if (language === undefined) return
  rememberLanguage(language)
  const here = languageOfDocument()
  const pair = `${language} ${here}`
  if (language === here || read(DECLINED) === pair) return
  const { t } = createPageTranslator({ edition, language, resources: await loadTexts(language, ['offline']) })
  overlayTasks.setState({
    offer: offerOf(language, { pair, text: t('offline:language.go'), closeLabel: t('offline:language.close') }),
  })
}

function offerOf(language: Language, { pair, ...words }: { pair: string; text: string; closeLabel: string }) {
  const decline = () => {
    try {
      localStorage.setItem(DECLINED, pair)
    } catch {
      // Storage full or refused.
    }
    overlayTasks.setState({ offer: null })
  }
  return { language, decline, ...words }
}

function read(place: string): string | null {
  try {
    return localStorage.getItem(place)
  } catch {
    return null
  }
}
