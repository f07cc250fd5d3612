import type { i18n } from 'i18next'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { HydratedRouter } from 'react-router/dom'

import { languageOfDocument } from '../request/language-of-path.ts'
import { groupsOfPage } from '../texts/groups-of-page.ts'
import { startTranslator } from '../texts/page-translator.ts'

/**
 * Brings the rendered page to life with the texts of its language. When these cannot be had the page stays what the
 * server sent: links and forms work without script (decision 5).
 */
async function hydrate(): Promise<void> {
  const translator = await startTranslator(languageOfDocument(), groupsOfPage(location.pathname))
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nextProvider i18n={translator as unknown as i18n}>
          <HydratedRouter />
        </I18nextProvider>
      </StrictMode>,
    )
  })
}

void hydrate()
