import { useMemo } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import { languages } from 'virtual:otosafi/locales'

import { edition } from '#edition'
import { EDITION_IDS, type EditionFacts, type EditionId } from '@otosafi/editions/edition'
import { originOfEdition } from '@otosafi/editions/host'
import { type Language, LANGUAGES, languageTag } from '@otosafi/editions/language'
import { parsePath } from '@otosafi/editions/routes/parse-path'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { ROUTES } from '@otosafi/editions/routes/route-table'
import { pathInLanguage } from '@otosafi/editions/routes/switch-language'
import { SITES } from '@otosafi/editions/sites'
import type { MenuEntry } from '@otosafi/ui/menu/Menu'

import { unpack } from '../request/page-data.ts'
import { useTexts } from '../texts/use-texts.ts'
import type { ShellData } from './load-shell.ts'

/** The languages of this page and the other countries' same page, as menus show them. */
export function useChoices(): { languages: MenuEntry[]; countries: MenuEntry[] } {
  const { t, language } = useTexts()
  const { pathname, search } = useLocation()
  const shell = useRouteLoaderData<ShellData>('shell')
  const host = useMemo(() => (shell ? (unpack(shell).still?.host ?? location.host) : null), [shell])
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
        : EDITION_IDS.map((id) => ({
            label: t(`country.${id}`),
            href: originOfEdition(id, host) + pathInCountry(pathname, spokenThere(id, language)),
            current: id === edition.id,
          })),
  }
}

/** The same page of another country; pages of one car or post exist here only, so their list stands in. */
function pathInCountry(path: string, language: Language): string {
  const parsed = parsePath(path)
  // What only some editions have is not looked for in the others.
  if (!parsed || 'feature' in ROUTES[parsed.key]) return pathFor('home', language)
  return ROUTES[parsed.key].path.includes(':') ? pathFor('buyCars', language) : pathInLanguage(path, '', language)
}

/** This page's language where an edition speaks it, else the edition's own. */
function spokenThere(id: EditionId, language: Language): Language {
  const { languages, defaultLanguage }: Pick<EditionFacts, 'languages' | 'defaultLanguage'> = SITES[id]
  return languages.includes(language) ? language : defaultLanguage
}
