import { build, type Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'

import { EDITIONS } from '@otosafi/editions/registry'
import { GROUPS } from '@otosafi/i18n/groups'

import { locales } from './locales.ts'

/** Bundles a module that exports the virtual module's contents, as an edition's build for the browser does. */
async function buildFor(edition: (typeof EDITIONS)['ma']): Promise<Rolldown.OutputBundle[string][]> {
  const entry = 'virtual:entry'
  const result = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      locales(edition),
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) =>
          id === entry ? `import * as texts from 'virtual:otosafi/locales'; globalThis.texts = texts` : undefined,
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: entry } },
  })) as Rolldown.RolldownOutput
  return result.output
}

describe('the texts of an edition in the browser’s build', () => {
  it('are a few files a language, named by their contents', async () => {
    const output = await buildFor(EDITIONS.ma)
    const files = output.filter(({ fileName }) => fileName.endsWith('.json')).map(({ fileName }) => fileName)
    for (const language of ['en', 'fr']) {
      const own = files.filter((name) => name.includes(`-${language}-`))
      expect(own.map((name) => name.split('-')[0] ?? '').sort((a, b) => (a < b ? -1 : 1))).toEqual([
        'assets/account',
        'assets/common',
        'assets/finance',
        'assets/meta',
        'assets/offline',
        'assets/reading',
        'assets/report',
        'assets/sell',
        'assets/services',
      ])
    }
  })

  it('hold every group once', async () => {
    const texts = (await buildFor(EDITIONS.ma)).flatMap((file) =>
      file.type === 'asset' && file.fileName.includes('-fr-') ? [JSON.parse(String(file.source)) as object] : [],
    )
    expect(texts.flatMap((groups) => Object.keys(groups)).sort()).toEqual([...GROUPS].sort())
  })

  it('differ between editions where their wording does', async () => {
    const names = async (edition: (typeof EDITIONS)['ma']) =>
      (await buildFor(edition)).map(({ fileName }) => fileName).filter((name) => name.startsWith('assets/common-fr-'))
    expect(await names(EDITIONS.ma)).not.toEqual(await names(EDITIONS.ci))
  })

  it('reach the script as addresses only', async () => {
    const output = await buildFor(EDITIONS.ma)
    const [code = ''] = output.flatMap((file) => (file.type === 'chunk' ? [file.code] : []))
    expect(code).toMatch(/\/assets\/common-fr-[\w-]{6}\.json/)
    const texts = output.flatMap((file) =>
      file.type === 'asset' ? (String(file.source).match(/(?<=":")[^"]{12,}(?=")/g) ?? []) : [],
    )
    expect(texts.length).toBeGreaterThan(1000)
    expect(texts.filter((text) => code.includes(text))).toEqual([])
  })
})
