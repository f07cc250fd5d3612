import { useEffect } from 'react'

import { pathFor } from '@otosafi/editions/routes/path-for'
import { GroupLoadError } from '@otosafi/i18n/load-groups'
import { ButtonLink } from '@otosafi/ui/button/Button'
import { ErrorState } from '@otosafi/ui/error-state/ErrorState'
import { OfflineState } from '@otosafi/ui/offline-state/OfflineState'
import { Wrap } from '@otosafi/ui/section/Section'

import { ScreenNotLoaded } from '../../navigation/create-screen-loader.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { NotFound } from './NotFound.tsx'

/** The messages of network errors: Chromium, Firefox, Safari. */
const NO_ANSWER = /failed to fetch|networkerror|load failed/i

const reload = () => history.go()

/** Shown in place of a page that failed: not found, not reachable, or an unexpected error. */
export function PageFailure({ error }: { error: unknown }) {
  // React Router throws what a page was answered with a status of an error, with that status.
  const status = (error as { status?: number } | null)?.status ?? 0
  if (status === 404) return <NotFound />
  const isUnreached =
    // Too many requests, and what a proxy or server answers that cannot serve now.
    status === 429 ||
    status > 501 ||
    error instanceof ScreenNotLoaded ||
    error instanceof GroupLoadError ||
    (error instanceof TypeError && NO_ANSWER.test(error.message))
  return <Wrap>{isUnreached ? <Unreached isAnswered={status > 0} /> : <UnexpectedError />}</Wrap>
}

/**
 * Whether a service worker may have a copy of the page. Not of the page that the document was loaded for: a copy that
 * fails would be reloaded again and again.
 */
function mayBeCached(): boolean {
  if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller === null) return false
  return performance.getEntriesByType('navigation')[0]?.name !== location.href
}

/**
 * The page could not be loaded, by script or as a document. Its address is in the location bar already: it is reloaded at once
 * where nothing answered and a copy of it may be on the device, else as soon as there is a connection; without script by a link.
 */
function Unreached({ isAnswered }: { isAnswered: boolean }) {
  const { t } = useTexts()
  useEffect(() => {
    // A response by the server, also an error, would come again: the service worker returns no copy then.
    if (!isAnswered && mayBeCached()) reload()
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [isAnswered])
  // Neither on the server, which has no such value: who is sent its page has a connection.
  if ((navigator as Partial<Navigator>).onLine === false)
    return <OfflineState heading="h1" title={t('shell.offline')} text={t('shell.offlineText')} />
  return (
    <>
      {/* A page that script was to show keeps the title of the one before. */}
      {import.meta.env.SSR ? <title>{t('errors.screenNotLoaded')}</title> : null}
      <ErrorState heading="h1" title={t('errors.screenNotLoaded')}>
        <ButtonLink href="" data-reload="">
          {t('actions.retry')}
        </ButtonLink>
      </ErrorState>
    </>
  )
}

/** An unexpected error, under its own heading (P-37), with links to go on. */
function UnexpectedError() {
  const { t, language } = useTexts()
  return (
    <>
      <title>{t('errors.unexpected')}</title>
      <ErrorState heading="h1" title={t('errors.unexpected')} text={t('errors.unexpectedText')}>
        <ButtonLink href={pathFor('home', language)} data-reload="">
          {t('errors.toHome')}
        </ButtonLink>
        <ButtonLink look="secondary" href={pathFor('buyCars', language)} data-reload="">
          {t('errors.toCars')}
        </ButtonLink>
      </ErrorState>
    </>
  )
}
