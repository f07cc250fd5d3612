import type { MouseEvent, ReactNode, SubmitEvent } from 'react'
import { type LoaderFunctionArgs, type MiddlewareFunction, Outlet, useRouteError } from 'react-router'

import { Notifications } from '@otosafi/ui/notifications/Notifications'
import { SmallPictures } from '@otosafi/ui/picture/small-pictures'
import { SkipLink } from '@otosafi/ui/skip-link/SkipLink'

import { PageFailure } from '../parts/failures/PageFailure.tsx'
import { useSavesData } from '../request/use-saves-data.ts'
import { passOnCookies } from '../session/pass-on-cookies.ts'
import { notices } from '../state/notices.ts'
import { useTexts } from '../texts/use-texts.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { loadShell } from './load-shell.ts'
import { Splash } from './Splash.tsx'
import { useAuthenticationModal } from './use-authentication-modal.tsx'
import { useCarriedNotice } from './use-carried-notice.ts'
import { useClientNavigation } from './use-client-navigation.ts'
import { useFavourites } from './use-favourites.ts'
import { useLivePage } from './use-live-page.ts'
import { useNewPage } from './use-new-page.ts'
import { useOffline } from './use-offline.ts'

import styles from './ShellRoute.module.css'

/** Runs on the server only, around all that answers for a page. */
export const middleware: MiddlewareFunction<Response>[] = [passOnCookies]

/** Runs on the server only; a re-exported loader would drag its imports into the browser. */
export function loader(args: LoaderFunctionArgs) {
  return loadShell(args)
}

/** The shell's data never change within a document. */
export function shouldRevalidate(): boolean {
  return false
}

/** The shell around every page: skip link, header, footer and the layer for notifications. */
export default function ShellRoute() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

/** Keeps header and footer when a page fails. */
export function ErrorBoundary() {
  const error = useRouteError()
  return (
    <Frame>
      <PageFailure error={error} />
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const { t } = useTexts()
  const { openAuthentication, dialog } = useAuthenticationModal()
  const navigate = useClientNavigation(openAuthentication)
  const press = useFavourites()
  const saves = useSavesData()
  useLivePage()
  useCarriedNotice()
  useNewPage()
  useOffline()
  const onClick = (event: MouseEvent) => {
    press(event)
    navigate(event)
  }
  const onSubmit = (event: SubmitEvent<HTMLDivElement>) => {
    if (!event.defaultPrevented && openAuthentication(new URL(event.target.action))) event.preventDefault()
  }
  return (
    // One listener turns plain links into client-side navigation.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- links handle the keyboard themselves
    <div className={styles.frame} onClick={onClick} onSubmit={onSubmit}>
      <SkipLink href="#content">{t('shell.skipToContent')}</SkipLink>
      <Header />
      <main id="content" className={styles.main} tabIndex={-1}>
        <SmallPictures value={saves}>{children}</SmallPictures>
      </main>
      <Splash />
      <Footer />
      <Notifications source={notices} texts={{ dismiss: t('actions.close') }} />
      {dialog}
      <div id="overlay" />
    </div>
  )
}
