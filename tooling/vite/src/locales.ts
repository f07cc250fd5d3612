import { createHash } from 'node:crypto'

import type { Plugin } from 'vite'

import type { EditionFacts } from '@otosafi/editions/edition'
import type { Language } from '@otosafi/editions/language'
import { availableLanguages, localeFiles } from '@otosafi/i18n/available-languages'
import { type Group, GROUPS } from '@otosafi/i18n/groups'
import { readLocale } from '@otosafi/i18n/read-locales'

const VIRTUAL_ID = 'virtual:otosafi/locales'
const RESOLVED_ID = `\0${VIRTUAL_ID}`

type LocaleFile = { url: string; fileName: string; json: string }

/**
 * Groups that share a file: every page needs `common` and `routes`, and `hero` is too small for a request of its own.
 * Only pages that depend on their visitor need `account` and `booking`, only the calculators of loans and values `finance`,
 * only questions and blog `reading`, only reports of cars `report`, only the pages of selling a car `sell`, and only
 * those of the services `services`. The texts for a lost connection (`offline`) are prefetched.
 */
const PARCELS: readonly (readonly Group[])[] = [
  ['common', 'routes', 'hero'],
  ['account', 'booking'],
  ['finance'],
  ['reading'],
  ['report'],
  ['sell'],
  ['services'],
  ['offline'],
  ['meta'],
]

/**
 * Supplies `virtual:otosafi/locales`: the texts of one edition, merged at build. The browser gets addresses of
 * immutable JSON files, which hold groups by their names; the server's bundle holds the dictionaries themselves. A
 * language is offered as soon as its files exist.
 */
export function locales(edition: EditionFacts): Plugin {
  const offered = edition.languages.filter((language) => availableLanguages().includes(language))

  function fileOf(language: Language, groups: readonly Group[]): LocaleFile {
    const texts = Object.fromEntries(
      groups.map((group) => [group, readLocale({ edition: edition.id, language, group })]),
    )
    const json = JSON.stringify(texts)
    // Of the versions of one file: every page names all files, and pays for each sign.
    const hash = createHash('sha256').update(json).digest('base64url').slice(0, 6)
    const fileName = `assets/${groups[0]}-${language}-${hash}.json`
    return { url: `/${fileName}`, fileName, json }
  }

  function files(): LocaleFile[] {
    return offered.flatMap((language) => PARCELS.map((groups) => fileOf(language, groups)))
  }

  function tableOf(value: (language: Language, group: Group) => unknown): string {
    const byGroup = (language: Language) => Object.fromEntries(GROUPS.map((group) => [group, value(language, group)]))
    return JSON.stringify(Object.fromEntries(offered.map((language) => [language, byGroup(language)])))
  }

  function urlOf(language: Language, group: Group): string | undefined {
    const parcel = PARCELS.find((groups) => groups.includes(group))
    return parcel && fileOf(language, parcel).url
  }

  return {
    name: 'otosafi:locales',
    resolveId: (id) => (id === VIRTUAL_ID ? RESOLVED_ID : undefined),
    load(id) {
      if (id !== RESOLVED_ID) return undefined
      for (const file of localeFiles(edition.id)) this.addWatchFile(file)
      const isClient = this.environment.name === 'client'
      if (isClient && this.environment.mode === 'build') {
        for (const { fileName, json } of files()) this.emitFile({ type: 'asset', fileName, source: json })
      }
      return [
        `export const languages = ${JSON.stringify(offered)}`,
        `export const urls = ${tableOf(urlOf)}`,
        `export const dictionaries = ${isClient ? '{}' : tableOf((language, group) => readLocale({ edition: edition.id, language, group }))}`,
      ].join('\n')
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const found = files().find(({ url }) => request.url?.split('?')[0] === url)
        if (!found) return next()
        response.setHeader('content-type', 'application/json')
        response.end(found.json)
      })
    },
  }
}
