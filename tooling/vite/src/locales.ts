import { createHash } from 'node:crypto'

import type { Plugin } from 'vite'

import type { EditionFacts } from '@otosafi/editions/edition'
import { availableLanguages, localeFiles } from '@otosafi/i18n/available-languages'
import { type Group, GROUPS } from '@otosafi/i18n/groups'
import { readLocale } from '@otosafi/i18n/read-locales'

const VIRTUAL_ID = 'virtual:otosafi/locales'
const RESOLVED_ID = `\0${VIRTUAL_ID}`

type LocaleFile = { url: string; fileName: string; json: string }

/**
 * Supplies `virtual:otosafi/locales`: the texts of one edition, merged at build. The browser gets addresses of
 * immutable JSON files, one a language and group; the server's bundle holds the dictionaries themselves. A language
 * is offered as soon as its files exist.
 */
export function locales(edition: EditionFacts): Plugin {
  const offered = edition.languages.filter((language) => availableLanguages().includes(language))

  function fileOf(language: (typeof offered)[number], group: Group): LocaleFile {
    const json = JSON.stringify(readLocale({ edition: edition.id, language, group }))
    const fileName = `assets/${group}-${language}-${createHash('sha256').update(json).digest('base64url').slice(0, 8)}.json`
    return { url: `/${fileName}`, fileName, json }
  }

  function entries(): [language: string, group: Group, file: LocaleFile][] {
    return offered.flatMap((language) =>
      GROUPS.map((group): [string, Group, LocaleFile] => [language, group, fileOf(language, group)]),
    )
  }

  function tableOf(value: (file: LocaleFile) => string): string {
    const byLanguage = offered.map((language) => {
      const groups = entries().filter(([code]) => code === language)
      return `${language}: {${groups.map(([, group, file]) => `${group}: ${value(file)}`).join(', ')}}`
    })
    return `{${byLanguage.join(', ')}}`
  }

  return {
    name: 'otosafi:locales',
    resolveId: (id) => (id === VIRTUAL_ID ? RESOLVED_ID : undefined),
    load(id) {
      if (id !== RESOLVED_ID) return undefined
      for (const file of localeFiles(edition.id)) this.addWatchFile(file)
      const isClient = this.environment.name === 'client'
      if (isClient && this.environment.mode === 'build') {
        for (const [, , { fileName, json }] of entries()) this.emitFile({ type: 'asset', fileName, source: json })
      }
      return [
        `export const languages = ${JSON.stringify(offered)}`,
        `export const urls = ${tableOf(({ url }) => JSON.stringify(url))}`,
        `export const dictionaries = ${isClient ? '{}' : tableOf(({ json }) => json)}`,
      ].join('\n')
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const found = entries().find(([, , file]) => request.url?.split('?')[0] === file.url)
        if (!found) return next()
        response.setHeader('content-type', 'application/json')
        response.end(found[2].json)
      })
    },
  }
}
