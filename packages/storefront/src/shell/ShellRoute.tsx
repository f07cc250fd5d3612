import type { MouseEvent, ReactNode } from 'react'
import { type LoaderFunctionArgs, Outlet, useRouteError } from 'react-router'

import { Notifications } from '@otosafi/ui/notifications/Notifications'
import { SkipLink } from '@otosafi/ui/skip-link/SkipLink'

import { PageFailure } from '../failures/PageFailure.tsx'
import { useFavouriteHearts } from '../favourites/use-favourite-hearts.ts'
import { notices } from '../state/notices.ts'
import { useTexts } from '../texts/use-texts.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { loadShell } from './load-shell.ts'
import { OfflineBar } from './OfflineBar.tsx'
import { Splash } from './Splash.tsx'
import { useClientNavigation } from './use-client-navigation.ts'
import { useForeignLetters } from './use-foreign-letters.ts'
import { useLivePage } from './use-live-page.ts'
import { useNewPage } from './use-new-page.ts'

import styles from './ShellRoute.module.css'

/** Runs on the server only; a re-exported loader would drag its imports into the browser. */
export function loader(args: LoaderFunctionArgs) {
  return loadShell(args)
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
  return (
    <Frame>
      <PageFailure error={error} />
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const { t } = useTexts()
  const navigate = useClientNavigation()
  const press = useFavouriteHearts((added) =>
    notices.show({
      tone: 'plain',
      kind: 'message',
      text: t(added ? 'success.addedToFavourites' : 'success.removedFromFavourites'),
    }),
  )
  useLivePage()
  useForeignLetters()
  useNewPage()
  const onClick = (event: MouseEvent) => {
    press(event)
    navigate(event)
  }
  return (
    // One listener turns plain links into navigation without reload; the links themselves are real.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- links answer the keyboard themselves
    <div className={styles.frame} onClick={onClick}>
      <SkipLink href="#content">{t('shell.skipToContent')}</SkipLink>
      <Header />
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Splash />
      <Footer />
      <OfflineBar />
      <Notifications source={notices} texts={{ dismiss: t('actions.close') }} />
      <div id="overlay" />
    </div>
  )
}
