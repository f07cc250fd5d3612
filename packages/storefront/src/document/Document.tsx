import { type ReactNode, useEffect, useState } from 'react'

import '@otosafi/ui/theme/base.css'
import { Links, Outlet, useMatches, useNavigation } from 'react-router'
import { useStore } from 'zustand'

import { edition } from '#edition'
import { LANGUAGES, languageTag } from '@otosafi/editions/language'
import { PageScript } from '@otosafi/framework-output/screen/PageScript'
import { PAPER } from '@otosafi/ui/theme/brand'
import { fontList } from '@otosafi/ui/theme/fonts'

import { whenIdle } from '../navigation/when-idle.ts'
import type { PageHandle } from '../request/page-start.ts'
import { useSavesData } from '../request/use-saves-data.ts'
import { favourites } from '../state/favourites-store.ts'
import { useTranslator } from '../texts/use-translator.ts'
import { useUsage } from './use-usage.ts'

/** The HTML document around every page, errors included. */
export function Document({ children }: { children: ReactNode }) {
  const { language } = useTranslator()
  const matches = useMatches()
  const start = matches.map(({ handle }) => (handle as PageHandle | undefined)?.start)
  const saves = useSavesData()
  useTitle((matches.at(-1)?.loaderData as { title?: string } | undefined)?.title)
  return (
    <html lang={languageTag(language, edition.country)} dir={LANGUAGES[language].dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={PAPER.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={PAPER.dark} media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Styles />
      </head>
      <body data-start={start.at(-1)} data-fonts={saves ? undefined : fontList(language)}>
        {children}
        <PageScript />
      </body>
    </html>
  )
}

/** Sets the title after client-side navigation; a document has its own. */
function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = title
  }, [title])
}

/** The events that count as the first interaction. */
const TOUCHES = ['pointerdown', 'pointermove', 'keydown'] as const

/**
 * Style sheets. A built document has its critical CSS instead, so there are no links in it or during hydration. After the first interaction, on navigation, or where script shows the number of favourites, links load the
 * whole sheets of this and the next page.
 */
function Styles() {
  const { state } = useNavigation()
  const [touched, setTouched] = useState(false)
  const isCounted = useStore(favourites, ({ ids }) => ids.length > 0)
  useEffect(() => {
    const over = new AbortController()
    const bringSheets = () => whenIdle(() => setTouched(true))
    for (const event of TOUCHES)
      addEventListener(event, bringSheets, { once: true, passive: true, signal: over.signal })
    return () => over.abort()
  }, [])
  useUsage(touched)
  useEffect(() => {
    if (state !== 'idle') setTouched(true)
  }, [state])
  return (import.meta.env.SSR && import.meta.env.DEV) || touched || isCounted || state !== 'idle' ? <Links /> : null
}

/** The root route: everything visible hangs below the shell. */
export function Root() {
  return <Outlet />
}
