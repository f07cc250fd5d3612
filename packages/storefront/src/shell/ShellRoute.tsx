import { EDITION_IDS } from '@otosafi/editions/edition'
import { originOfEdition } from '@otosafi/editions/host'
import { EDITIONS } from '@otosafi/editions/registry'
import { SkipLink } from '@otosafi/ui/skip-link/SkipLink'
import { isRouteErrorResponse, type LoaderFunctionArgs, Outlet, useRouteError } from 'react-router'

import { pageRequest } from '../request/page-request.ts'
import { NotFound } from '../pages/not-found/NotFoundPage.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import styles from './ShellRoute.module.css'
import { UnexpectedError } from './UnexpectedError.tsx'
import { useClientNavigation } from './use-client-navigation.ts'

/** The other editions as the country menu offers them, on the host that this visitor reached us by. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { host } = pageRequest({ request, context })
  return {
    countries: EDITION_IDS.map((id) => ({
      id,
      origin: originOfEdition(id, host),
      languages: EDITIONS[id].languages,
      defaultLanguage: EDITIONS[id].defaultLanguage,
    })),
    year: new Date().getUTCFullYear(),
  }
}

/** The shell is the same for a visitor's whole stay. */
export function shouldRevalidate(): boolean {
  return false
}

/** What surrounds every page: skip link, header, footer and the slot for what lies above all. */
export default function ShellRoute() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

/** Keeps header and footer when a page fails, so that there is always a way on. */
export function ErrorBoundary() {
  const error = useRouteError()
  return <Frame>{isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <UnexpectedError />}</Frame>
}

function Frame({ children }: { children: React.ReactNode }) {
  const { t } = useTexts()
  const onClick = useClientNavigation()
  return (
    // One listener turns plain links into navigation without reload; the links themselves are real.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div className={styles.frame} onClick={onClick}>
      <SkipLink href="#content">{t('shell.skipToContent')}</SkipLink>
      <Header />
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <div id="overlay" />
    </div>
  )
}
