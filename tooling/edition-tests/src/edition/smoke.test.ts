import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import type { CarCard } from '@otosafi/api-client/schema'
import { formatMoney } from '@otosafi/editions/format/money'
import { MONTH_NAMES } from '@otosafi/editions/format/month-names'
import { LANGUAGES, languageTag } from '@otosafi/editions/language'
import { EDITIONS } from '@otosafi/editions/registry'
import { pathFor } from '@otosafi/editions/routes/path-for'

import { STUB_PRICE, stubApi } from '../stub-api.ts'
import { BUILD, edition } from './app.ts'
import { handle } from './bundle.ts'

/** Numbers that only other editions chat under: a sign of their facts. */
const FOREIGN_NUMBERS = Object.values(EDITIONS)
  .map(({ whatsApp }) => whatsApp.number)
  .filter((number) => number !== edition.whatsApp.number)

/** The API prices cars in the currency of the edition that is asked. */
const fetchApi = stubApi(edition.currency as CarCard['currency'])

const visit = (path: string) =>
  handle(new Request(new URL(path, `https://${edition.host}`)), { fetchApi, host: edition.host })

describe.each(edition.languages)('home in %s', (language) => {
  it('is rendered by the built server, in its language, direction and currency', async () => {
    const { response, document } = await visit(pathFor('home', language))
    expect(response.status).toBe(200)
    const { html = '' } = document ?? {}
    expect(html).toContain(`<html lang="${languageTag(language, edition.country)}" dir="${LANGUAGES[language].dir}"`)
    expect(html).toContain(formatMoney(STUB_PRICE, edition.currency, { edition: edition.id, language }))
    expect(html).toContain(edition.whatsApp.number)
    expect(FOREIGN_NUMBERS.filter((number) => html.includes(number))).toEqual([])
  })

  it('shows no key instead of a text', async () => {
    const { document } = await visit(pathFor('home', language))
    expect(document?.html.match(/>(?:\w+:)?[a-z]\w*(?:\.[a-z]\w*)+</g)).toBeNull()
  })
})

it('the bare address leads to the language of the country', async () => {
  const home = pathFor('home', edition.defaultLanguage)
  for (const query of ['', '?utm_source=radio&utm_medium=spot']) {
    const { response } = await visit(`/${query}`)
    const expected = edition.defaultLanguage === 'en' ? [200, null] : [302, `${home}${query}`]
    expect([response.status, response.headers.get('location')]).toEqual(expected)
  }
})

it('an address that leads nowhere is not found', async () => {
  expect((await visit('/nowhere-at-all')).response.status).toBe(404)
})

it('the flag of the country is among the files of the browser', () => {
  const flag = `client/flags/${(edition.country ?? 'default').toLowerCase()}.svg`
  expect([flag, existsSync(join(BUILD, flag))]).toEqual([flag, true])
})

it('no script of the browser carries the facts of another edition', () => {
  const scripts = globSync('client/assets/*.js', { cwd: BUILD })
  expect(scripts.length).toBeGreaterThan(1)
  const mixed = scripts.filter((file) => {
    const code = readFileSync(join(BUILD, file), 'utf8')
    return FOREIGN_NUMBERS.some((number) => code.includes(number))
  })
  expect(mixed).toEqual([])
})

it('the browser’s scripts name the months in the languages of the edition alone', () => {
  const scripts = globSync('client/assets/*.js', { cwd: BUILD }).map((file) => readFileSync(join(BUILD, file), 'utf8'))
  const named = Object.entries(MONTH_NAMES).filter(([, names]) => scripts.some((code) => code.includes(names)))
  expect(named.map(([language]) => language).sort()).toEqual([...edition.languages].sort())
})
