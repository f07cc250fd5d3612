import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { ROOT, readText } from '../workspace.ts'
import { EDITION_IDS } from './edition-ids.ts'
import { countLines, isSource, listFiles } from './files.ts'

const filesOf = (id: string) =>
  listFiles()
    .map(({ path }) => path)
    .filter((path) => path.startsWith(`apps/${id}/`) && !path.startsWith(`apps/${id}/public/`))
    .map((path) => path.slice(`apps/${id}/`.length))

/** The documents that say something of the edition of every country. */
const LISTING = [
  'packages/editions/README.md',
  ...[
    'P-01-editions',
    'P-02-edition-language-prefix',
    'P-03-languages-offered',
    'P-06-formats',
    'P-22-booking-terms',
    'P-23-loans',
    'P-39-consent-and-analytics',
  ].map((promise) => `tooling/decisions/product/${promise}.md`),
]

/** The documents whose paragraphs and points say something of every country, by its name. */
const NAMING = [
  'README.md',
  'tooling/decisions/product/P-06-formats.md',
  'tooling/decisions/product/P-58-country-facts.md',
]

describe('edition apps', () => {
  it('exist for every edition and for nothing else', () => {
    expect(EDITION_IDS).toEqual(expect.arrayContaining(['ma', 'default']))
    expect(EDITION_IDS.filter((id) => !existsSync(join(ROOT, 'apps', id, 'package.json')))).toEqual([])
    const apps = new Set(listFiles().flatMap(({ path }) => /^apps\/([^/]+)\//.exec(path)?.[1] ?? []))
    expect([...apps].filter((name) => !EDITION_IDS.includes(name))).toEqual(['office', 'server'])
  })

  it('are named wherever the editions are listed', () => {
    const drawn = /^apps\/((?:\w+ )+) /m.exec(readText('README.md'))?.[1]?.trim().split(' ') ?? []
    expect(drawn.toSorted()).toEqual(EDITION_IDS.toSorted())
    const countries = EDITION_IDS.filter((id) => id !== 'default')
    for (const document of LISTING)
      expect(
        countries.filter((id) => !readText(document).includes(`\`${id}\``)),
        document,
      ).toEqual([])
    const { country } = JSON.parse(readText('packages/i18n/locales/en/common.json')) as {
      country: Record<string, string>
    }
    for (const document of NAMING) {
      const items = readText(document).split(/\n(?=\n|- )/)
      const lacking = items.map((item) =>
        countries.filter((id) => !item.replace(/\s+/g, ' ').includes(country[id] ?? id)),
      )
      // One that names two alone says something of those.
      const listing = lacking.filter(({ length }) => length < countries.length - 2)
      expect(listing.length, document).toBeGreaterThan(0)
      expect(listing.flat(), document).toEqual([])
    }
  })

  it('hold the same files', () => {
    const reference = filesOf('ma')
    expect(reference).toContain('app/edition.ts')
    for (const id of EDITION_IDS) expect(filesOf(id), id).toEqual(reference)
  })

  it('differ only in their facts and their package name', () => {
    for (const id of EDITION_IDS) {
      for (const file of filesOf('ma').filter((path) => path !== 'app/edition.ts')) {
        const own = readText(`apps/${id}/${file}`).replaceAll(`@otosafi/${id}"`, '@otosafi/ma"')
        expect(own, `apps/${id}/${file}`).toBe(readText(`apps/ma/${file}`))
      }
    }
  })

  it('have at most six lines a file', () => {
    const long = EDITION_IDS.flatMap((id) => filesOf(id).map((path) => `apps/${id}/${path}`))
      .filter(isSource)
      .filter((path) => countLines(readText(path)) > 6)
    expect(long).toEqual([])
  })
})
