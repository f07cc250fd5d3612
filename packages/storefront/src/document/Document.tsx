import { type ReactNode, useEffect, useState } from 'react'

import '@otosafi/ui/theme/base.css'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useNavigation } from 'react-router'

import { edition } from '#edition'
import { LANGUAGES, languageTag } from '@otosafi/editions/language'

import { useTranslator } from '../texts/use-translator.ts'

/** The HTML document around every page, errors included. */
export function Document({ children }: { children: ReactNode }) {
  const { language } = useTranslator()
  return (
    <html lang={languageTag(language, edition.country)} dir={LANGUAGES[language].dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#0b5d3b" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Styles />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        {import.meta.env.SSR ? <Scripts /> : null}
      </body>
    </html>
  )
}

/**
 * Style sheets. The server writes their links, and its site layer puts the styles that the page uses in their place,
 * so the browser renders none of them while it hydrates; once the visitor sets out for another page, links bring the
 * whole sheets of what is there and of what comes.
 */
function Styles() {
  const { state } = useNavigation()
  const [moved, setMoved] = useState(false)
  useEffect(() => {
    if (state !== 'idle') setMoved(true)
  }, [state])
  return import.meta.env.SSR || moved || state !== 'idle' ? <Links /> : null
}

/** The root route: everything visible hangs below the shell. */
export function Root() {
  return <Outlet />
}
