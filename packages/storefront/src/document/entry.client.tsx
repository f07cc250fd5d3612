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
 * server sent, where links and forms work without script, and it is tried again on the next occasion (decision 5).
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

/** What may have changed so that the texts can be had: a connection, or a visitor who wants something of the page. */
const OCCASIONS = ['online', 'pointerdown', 'keydown'] as const

function start(): void {
  hydrate().catch(() => {
    for (const occasion of OCCASIONS) addEventListener(occasion, startAgain)
  })
}

function startAgain(): void {
  for (const occasion of OCCASIONS) removeEventListener(occasion, startAgain)
  start()
}

start()
