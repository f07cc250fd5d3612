import { createHash } from 'node:crypto'

import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

import { edition } from '#edition'
import { type Language, LANGUAGES, languageTag } from '@otosafi/editions/language'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { BRAND_NAME } from '@otosafi/ui/theme/brand'

import own from './plain.css?inline'
import base from '@otosafi/ui/theme/base.css?inline'

const STYLES = base + own
const STYLE_HASH = `'sha256-${createHash('sha256').update(STYLES).digest('base64')}'`

/** A page's own parts. */
export type PlainPage = {
  title: string
  /** Address of the page that search engines are to know instead; null hides it from them without naming another. */
  canonical: string | null
  /** Address of the script that the page may run, if any. */
  script: string | null
  children: ReactNode
}

/** A page that is one small file: its styles are inline, and it runs no script but `script`. */
export function plainDocument(language: Language, { title, canonical, script, children }: PlainPage): Response {
  const html = renderToStaticMarkup(
    <html lang={languageTag(language, edition.country)} dir={LANGUAGES[language].dir}>
      <head>
        <meta charSet="utf-8" />
        <title>{`${title} | ${BRAND_NAME}`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {canonical === null ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={canonical} />}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        {/* oxlint-disable-next-line react/no-danger -- style sheets of our own */}
        <style dangerouslySetInnerHTML={{ __html: STYLES }} />
        {script === null ? null : <script src={script} defer />}
      </head>
      <body>
        <header className="top">
          <a href={pathFor('home', language)}>{BRAND_NAME}</a>
        </header>
        <main>{children}</main>
      </body>
    </html>,
  )
  const policy = [
    `default-src 'none'`,
    `style-src ${STYLE_HASH}`,
    `img-src 'self'`,
    ...(script === null ? [] : [`script-src 'self'`]),
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ')
  return new Response(`<!DOCTYPE html>${html}`, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  })
}
