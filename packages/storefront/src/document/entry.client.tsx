import type { i18n } from 'i18next'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { HydratedRouter } from 'react-router/dom'

import { routerGlobals } from '../navigation/router-globals.ts'
import { languageOfDocument } from '../request/language-of-path.ts'
import { groupsOfPage } from '../texts/groups-of-page.ts'
import { startTranslator } from '../texts/page-translator.ts'
import { type DocumentData, streamOf } from './document-data.ts'

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

function begin(): void {
  hydrate().catch(() => {
    for (const occasion of OCCASIONS) addEventListener(occasion, beginAgain)
  })
}

function beginAgain(): void {
  for (const occasion of OCCASIONS) removeEventListener(occasion, beginAgain)
  begin()
}

/**
 * Begins in a document whose own script calls it, with the modules of the routes that are this page's alone, by their
 * ids, and what their loaders answered.
 */
export function start(modules: Readonly<Record<string, unknown>>, data: DocumentData): void {
  const { __reactRouterRouteModules: known, __reactRouterContext: context } = routerGlobals()
  Object.assign(known, modules)
  context.stream = streamOf(data)
  nameThisPlace()
  begin()
}

/** Gives this place in the browser's history the key under which the router keeps how far it was scrolled. */
function nameThisPlace(): void {
  const { key } = (history.state ?? {}) as { key?: string }
  if (key === undefined) history.replaceState({ key: String(Math.random()) }, '')
}

// While developing, scripts of the framework itself say what `start` is told.
if (import.meta.env.DEV) begin()
