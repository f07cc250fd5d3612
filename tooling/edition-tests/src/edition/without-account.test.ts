import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import type { CarCard } from '@otosafi/api-client/schema'
import { pathFor } from '@otosafi/editions/routes/path-for'

import { loadedFiles } from '../first-load.ts'
import { stubApi } from '../stub-api.ts'
import { BUILD, edition, routeIdOf } from './app.ts'
import { bundle, handle } from './bundle.ts'

/** Pages that most visitors come to, who have no session, and those that nobody needs without one or the wish for one. */
const PAGES = ['home', 'buyCars', 'car', 'finance'] as const
const ACCOUNT_PAGES = ['account', 'accountSection', 'signIn', 'signUp'] as const

/** How script names a text of accounts, and of signing in and up: nothing else speaks from that group. */
const ACCOUNT_TEXT = /["'`]account:/

const idOf = (page: (typeof PAGES)[number] | (typeof ACCOUNT_PAGES)[number]) => routeIdOf(page, edition.defaultLanguage)
const scriptsOf = (page: Parameters<typeof idOf>[0]) => loadedFiles(bundle.assets, idOf(page)).scripts

/** The scripts of accounts, loaded with their pages or on demand: modules of those pages, and all that speak of accounts. */
const ACCOUNT_SCRIPTS: ReadonlySet<string> = new Set([
  ...ACCOUNT_PAGES.flatMap((page) => bundle.assets.routes[idOf(page)]?.module ?? []),
  ...globSync('assets/*.js', { cwd: join(BUILD, 'client') })
    .filter((file) => ACCOUNT_TEXT.test(readFileSync(join(BUILD, 'client', file), 'utf8')))
    .map((file) => `/${file}`),
])

it.each(ACCOUNT_PAGES)('%s loads script of the account, by which that is known', (page) => {
  const own = bundle.assets.routes[idOf(page)]?.module ?? ''
  expect(scriptsOf(page)).toContain(own)
  expect(scriptsOf(page).filter((file) => ACCOUNT_SCRIPTS.has(file)).length).toBeGreaterThan(1)
})

it.each(PAGES)('%s loads no script of the account', (page) => {
  expect(scriptsOf(page).length).toBeGreaterThan(1)
  expect(scriptsOf(page).filter((file) => ACCOUNT_SCRIPTS.has(file))).toEqual([])
})

it.each(['home', 'buyCars'] as const)('the document of %s names none either', async (page) => {
  const url = new URL(pathFor(page, edition.defaultLanguage), `https://${edition.host}`)
  const fetchApi = stubApi(edition.currency as CarCard['currency'])
  const { document } = await handle(new Request(url), { fetchApi, host: edition.host })
  const { entry = '', routes = [], imports = [] } = document?.files ?? {}
  const named = [entry, ...routes.map(([, module]) => module), ...imports]
  expect(scriptsOf(page).filter((file) => named.includes(file)).length).toBeGreaterThan(1)
  expect(named.filter((file) => ACCOUNT_SCRIPTS.has(file))).toEqual([])
})
