import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { index, layout, prefix, route, type RouteConfigEntry } from '@react-router/dev/routes'

import type { EditionFacts } from '@otosafi/editions/edition'
import { type Language, LANGUAGES } from '@otosafi/editions/language'
import { type RouteKey, ROUTES } from '@otosafi/editions/routes/route-table'
import { availableLanguages } from '@otosafi/i18n/available-languages'

import { PAGES } from './pages/pages.ts'

const here = dirname(fileURLToPath(import.meta.url))

/**
 * The routes of an edition: every page once for each language that it offers, below the shell. Explicit entries, not an
 * optional `:language` segment, so that only known addresses match (P-04).
 */
export function buildRoutes(edition: EditionFacts): RouteConfigEntry[] {
  const file = (path: string) => join(here, path)
  const available = availableLanguages()
  const pages = (Object.keys(PAGES) as RouteKey[]).filter((key) => isOffered(key, edition))
  const entry = (key: RouteKey, language: Language): RouteConfigEntry => {
    const options = { id: `${language}/${key}`, caseSensitive: true }
    const isLanguageHome = key === 'home' && LANGUAGES[language].prefix !== ''
    const source = file(PAGES[key])
    return isLanguageHome ? index(source, { id: options.id }) : route(ROUTES[key].path, source, options)
  }
  const localized = edition.languages
    .filter((language) => available.includes(language))
    .flatMap((language) => {
      const entries = pages.filter((key) => !('unprefixed' in ROUTES[key])).map((key) => entry(key, language))
      return LANGUAGES[language].prefix === '' ? entries : prefix(LANGUAGES[language].prefix, entries)
    })
  return [
    layout(file('shell/ShellRoute.tsx'), { id: 'shell' }, [
      index(file(PAGES.slash), { id: 'slash' }),
      ...pages
        .filter((key) => key !== 'slash' && 'unprefixed' in ROUTES[key])
        .map((key) => route(ROUTES[key].path, file(PAGES[key]), { id: key, caseSensitive: true })),
      ...localized,
      route('*', file('pages/not-found/NotFoundPage.tsx'), { id: 'not-found' }),
    ]),
  ]
}

function isOffered(key: RouteKey, edition: EditionFacts): boolean {
  const entry = ROUTES[key]
  return !('feature' in entry) || edition.features[entry.feature]
}
