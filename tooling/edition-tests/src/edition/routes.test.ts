import { existsSync } from 'node:fs'

import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject } from 'react-router'
import { describe, expect, it } from 'vitest'

import { EDITION_FEATURES } from '@otosafi/editions/edition'
import { LANGUAGE_CODES, LANGUAGES } from '@otosafi/editions/language'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { ROUTE_KEYS, type RouteKey, ROUTES } from '@otosafi/editions/routes/route-table'

import { edition, importFromApp, routeIdOf } from './app.ts'

const { default: config } = (await importFromApp('app/routes.ts')) as { default: RouteConfigEntry[] }
const ENTRIES = allOf(config)
const ROUTER = config.map(asRoute)

/** A value for every parameter that an address has. */
const PARAMS = { brand: 'b', model: 'm', year: '2020', price: '1', id: 'i', token: 't', key: 'security' }
const addressOf = pathFor as (key: RouteKey, language: string, params: typeof PARAMS) => string

const isOffered = (key: RouteKey): boolean => {
  const route = ROUTES[key]
  return !('feature' in route) || edition.features[route.feature]
}

function allOf(entries: readonly RouteConfigEntry[]): RouteConfigEntry[] {
  return entries.flatMap((entry) => [entry, ...allOf(entry.children ?? [])])
}

function asRoute({ id, path, index, caseSensitive, children }: RouteConfigEntry): RouteObject {
  return { id, path, index, caseSensitive, children: children?.map(asRoute) } as RouteObject
}

const routeAt = (path: string) => matchRoutes(ROUTER, path)?.at(-1)?.route.id

describe('the routes', () => {
  it('lead to modules that exist, each under an id of its own', () => {
    expect(ENTRIES.filter(({ file }) => !existsSync(file))).toEqual([])
    expect(new Set(ENTRIES.map(({ id }) => id)).size).toBe(ENTRIES.length)
  })

  it.each(edition.languages)('in %s: every page has its address, unless the edition has no such page', (language) => {
    for (const key of ROUTE_KEYS) {
      const address = addressOf(key, language, PARAMS)
      const id = isOffered(key) ? routeIdOf(key, language) : expect.not.stringContaining(key)
      expect([address, routeAt(address)]).toEqual([address, id])
    }
  })

  it('know no language that the edition does not speak', () => {
    const others = LANGUAGE_CODES.filter((language) => !edition.languages.includes(language))
    expect(others.map((language) => routeAt(`/${LANGUAGES[language].prefix}/buy-cars`))).toEqual(
      others.map(() => 'not-found'),
    )
  })

  it('leave out the pages of features that the edition does not have', () => {
    const missing = EDITION_FEATURES.filter((feature) => !edition.features[feature])
    const pages = ROUTE_KEYS.filter((key) => ENTRIES.some(({ id }) => id?.split('/').at(-1) === key))
    expect(
      pages.filter((key) => missing.some((feature) => 'feature' in ROUTES[key] && ROUTES[key].feature === feature)),
    ).toEqual([])
  })
})
