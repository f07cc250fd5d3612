import { useMemo } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import { languages } from 'virtual:otosafi/locales'

import { edition } from '#edition'
import type { EditionFacts, EditionId } from '@otosafi/editions/edition'
import { editionsInOrder } from '@otosafi/editions/editions-in-order'
import { originOfEdition } from '@otosafi/editions/host'
import { type Language, LANGUAGES, languageTag } from '@otosafi/editions/language'
import { SITES } from '@otosafi/editions/registry'
import { parsePath } from '@otosafi/editions/routes/parse-path'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { ROUTES } from '@otosafi/editions/routes/route-table'
import { pathInLanguage } from '@otosafi/editions/routes/switch-language'
import { unpack } from '@otosafi/framework-output/data/page-data'
import type { MenuEntry } from '@otosafi/ui/menu/Menu'

import { useTexts } from '../texts/use-texts.ts'
import type { ShellData } from './load-shell.ts'

/** The entries of the language and country menus: this page in other languages and editions. */
export function useChoices(): { languages: MenuEntry[]; countries: MenuEntry[] } {
  const { t, language } = useTexts()
  const { pathname, search } = useLocation()
  const shell = useRouteLoaderData<ShellData>('shell')
  const host = useMemo(() => (shell ? (unpack(shell)[1]?.host ?? location.host) : null), [shell])
  return {
    languages: languages.map((code) => ({
      label: LANGUAGES[code].name,
      href: pathInLanguage(pathname, search, code),
      current: code === language,
      lang: languageTag(code, edition.country),
      dir: LANGUAGES[code].dir,
    })),
    countries:
      host === null
        ? []
        : editionsInOrder(edition).map((id) => ({
            label: t(`country.${id}`),
            href: originOfEdition(id, host) + pathInCountry(pathname, spokenThere(id, language)),
            current: id === edition.id,
          })),
  }
}

/** The same page in another country; for a car, post or the like, which exist here only, the page above it. */
function pathInCountry(path: string, language: Language): string {
  const parsed = parsePath(path)
  // A page that the other edition lacks leads to its home.
  if (!parsed || 'feature' in ROUTES[parsed.key]) return pathFor('home', language)
  return pathInLanguage(`/${ROUTES[parsed.key].path.replace(/\/?:.+/, '')}`, '', language)
}

/** This page's language where the edition offers it, else the edition's default. */
function spokenThere(id: EditionId, language: Language): Language {
  const { languages, defaultLanguage }: Pick<EditionFacts, 'languages' | 'defaultLanguage'> = SITES[id]
  return languages.includes(language) ? language : defaultLanguage
}
