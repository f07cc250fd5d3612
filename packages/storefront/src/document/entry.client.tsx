import { edition } from '#edition'
import { createI18n } from '@otosafi/i18n/create-translator'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { HydratedRouter } from 'react-router/dom'

import { languageOfPath } from '../request/language-of-path.ts'
import { groupsOfPage } from '../texts/groups-of-page.ts'
import { loadTexts } from '../texts/load-texts.ts'

/**
 * Brings the rendered page to life with the texts of its language. When these cannot be had the page stays what the
 * server sent: links and forms work without script (decision 5).
 */
async function hydrate(): Promise<void> {
  const language = languageOfPath(location.pathname)
  const translator = createI18n({ edition, language, resources: await loadTexts(language, groupsOfPage(location.pathname)) })
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nextProvider i18n={translator}>
          <HydratedRouter />
        </I18nextProvider>
      </StrictMode>,
    )
  })
}

void hydrate()
