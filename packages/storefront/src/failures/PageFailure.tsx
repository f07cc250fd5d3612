import { useEffect } from 'react'
import { isRouteErrorResponse } from 'react-router'

import { pathFor } from '@otosafi/editions/routes/path-for'
import { GroupLoadError } from '@otosafi/i18n/load-groups'
import { Button, ButtonLink } from '@otosafi/ui/button/Button'
import { ErrorState } from '@otosafi/ui/error-state/ErrorState'
import { OfflineState } from '@otosafi/ui/offline-state/OfflineState'
import { Wrap } from '@otosafi/ui/section/Section'

import { ScreenNotLoaded } from '../navigation/create-screen-loader.ts'
import { useTexts } from '../texts/use-texts.ts'
import { NotFound } from './NotFound.tsx'

/** What browsers say of a request that got no answer: Chromium, Firefox, Safari. */
const NO_ANSWER = /failed to fetch|networkerror|load failed/i

const reload = () => location.reload()

/** What stands where a page would be that failed: not there, not reached, or an error that nobody foresaw. */
export function PageFailure({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  const isUnreached =
    error instanceof ScreenNotLoaded ||
    error instanceof GroupLoadError ||
    (error instanceof TypeError && NO_ANSWER.test(error.message))
  return <Wrap>{isUnreached ? <Unreached /> : <UnexpectedError />}</Wrap>
}

/** The page could not be had. Its address stands already, so that loading again is all that is needed: with a connection at once. */
function Unreached() {
  const { t } = useTexts()
  useEffect(() => {
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [])
  if (!navigator.onLine) return <OfflineState heading="h1" title={t('shell.offline')} text={t('shell.offlineText')} />
  return (
    <ErrorState heading="h1" title={t('errors.screenNotLoaded')}>
      <Button onClick={reload}>{t('actions.retry')}</Button>
    </ErrorState>
  )
}

/** An error that nobody foresaw, under the spec's own heading (spec section 8), with ways out. */
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
