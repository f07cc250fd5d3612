import type { i18n } from 'i18next'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { HydratedRouter } from 'react-router/dom'

import { prepareRouter } from '@otosafi/framework-output/browser/router-start'
import type { DocumentData } from '@otosafi/framework-output/data/document-data'

import { quietHandledRejections } from '../navigation/quiet-handled-rejections.ts'
import { loadOverlay } from '../overlay/load-overlay.ts'
import { languageOfDocument } from '../request/language-of-path.ts'
import { groupsOfPage } from '../texts/groups-of-page.ts'
import { startTranslator } from '../texts/page-translator.ts'
import { RETRY_EVENTS } from '../texts/retry-events.ts'

/**
 * Hydrates the page with the texts of its language. When these cannot be loaded, the page stays as the server sent it, with
 * links and forms that work without script, which is said, and hydration is tried again on the next occasion (P-05).
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

function begin(): void {
  hydrate().catch(() => {
    for (const event of RETRY_EVENTS) addEventListener(event, beginAgain)
    loadOverlay()
  })
}

function beginAgain(): void {
  for (const event of RETRY_EVENTS) removeEventListener(event, beginAgain)
  begin()
}

/**
 * Begins in a document whose own script calls it, with the modules of the routes that are this page's alone, by their
 * ids, and what their loaders answered.
 */
export function start(modules: Readonly<Record<string, unknown>>, data: DocumentData): void {
  prepareRouter(modules, data)
  nameThisPlace()
  begin()
}

/** Gives this history entry the key under which the router stores its scroll position. */
function nameThisPlace(): void {
  const { key } = (history.state ?? {}) as { key?: string }
  if (key === undefined) history.replaceState({ key: String(Math.random()) }, '')
}

quietHandledRejections()

// In development the router's own scripts have set the state that `start` takes.
if (import.meta.env.DEV) begin()
