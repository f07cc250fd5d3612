import { type ReactNode, useEffect, useState } from 'react'

import '@otosafi/ui/theme/base.css'
import { Links, Outlet, Scripts, ScrollRestoration, useMatches, useNavigation } from 'react-router'

import { edition } from '#edition'
import { LANGUAGES, languageTag } from '@otosafi/editions/language'
import { PAPER } from '@otosafi/ui/theme/brand'
import { fontList } from '@otosafi/ui/theme/fonts'

import { whenIdle } from '../navigation/when-idle.ts'
import type { PageHandle } from '../request/page-start.ts'
import { useTranslator } from '../texts/use-translator.ts'

import arabicStandIns from '@otosafi/ui/theme/stand-ins-arabic.css?inline'
import standIns from '@otosafi/ui/theme/stand-ins.css?inline'

/** The HTML document around every page, errors included. */
export function Document({ children }: { children: ReactNode }) {
  const { language } = useTranslator()
  const matches = useMatches()
  const start = matches.map(({ handle }) => (handle as PageHandle | undefined)?.start)
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
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {import.meta.env.SSR ? <style>{language === 'ar' ? standIns + arabicStandIns : standIns}</style> : null}
        <Styles />
      </head>
      <body data-start={start.at(-1)} data-fonts={fontList(language)}>
        {children}
        <ScrollRestoration />
        {import.meta.env.SSR ? <Scripts /> : null}
      </body>
    </html>
  )
}

/** Shows the title of a page that was reached without a document of its own; a document brings its title along. */
function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = title
  }, [title])
}

/** What tells that a visitor begins to use the page. */
const TOUCHES = ['pointerdown', 'pointermove', 'keydown'] as const

/**
 * Style sheets. The server writes their links, and its site layer puts the styles that the page uses in their place,
 * so the browser renders none of them while it hydrates. Once the visitor has touched the page and has seen the touch
 * answered, or sets out for another one, links bring the whole sheets: of what may appear here, and of what comes.
 */
function Styles() {
  const { state } = useNavigation()
  const [touched, setTouched] = useState(false)
  useEffect(() => {
    const over = new AbortController()
    const bringSheets = () => whenIdle(() => setTouched(true))
    for (const event of TOUCHES)
      addEventListener(event, bringSheets, { once: true, passive: true, signal: over.signal })
    return () => over.abort()
  }, [])
  useEffect(() => {
    if (state !== 'idle') setTouched(true)
  }, [state])
  return import.meta.env.SSR || touched || state !== 'idle' ? <Links /> : null
}

/** The root route: everything visible hangs below the shell. */
export function Root() {
  return <Outlet />
}
