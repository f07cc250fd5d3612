import { edition } from '#edition'
import { createPageTranslator } from '@otosafi/i18n/page-translator'

import { languageOfDocument } from '../request/language-of-path.ts'
import { loadTexts } from '../texts/load-texts.ts'
import { presentTexts } from '../texts/page-translator.ts'
import { RETRY_EVENTS } from '../texts/retry-events.ts'

import styles from './MissingTexts.module.css'

/**
 * Says at the lower edge that the texts of this language did not come, while the page stays as the server sent it (P-05), until
 * the next occasion for another attempt. The line stands last in the body: hydration passes over what it finds there.
 */
export async function notifyMissingTexts(): Promise<void> {
  const line = document.createElement('p')
  line.className = styles.line ?? ''
  line.setAttribute('role', 'status')
  // There before it has a text, so that readers of the screen hear it come.
  document.body.append(line)
  const remove = () => line.remove()
  for (const event of RETRY_EVENTS) addEventListener(event, remove, { once: true })
  try {
    const language = languageOfDocument()
    const { t } = createPageTranslator({ edition, language, resources: await loadTexts(language, ['offline']) })
    line.textContent = t('offline:language.notLoaded')
  } finally {
    // The page has come alive meanwhile, or without these texts either nothing can be said.
    if (presentTexts() !== undefined || line.textContent === '') remove()
  }
}
