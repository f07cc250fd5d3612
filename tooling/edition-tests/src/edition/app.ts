import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { inject } from 'vitest'

import type { EditionFacts } from '@otosafi/editions/edition'
import { type RouteKey, ROUTES } from '@otosafi/editions/routes/route-table'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the edition app that runs the tests, absolute. */
    app: string
  }
}

/** Where the app's build lies. */
export const BUILD = join(inject('app'), 'build')

/** Imports a module of the app, `path` from its folder. */
export function importFromApp(path: string): Promise<unknown> {
  return import(/* @vite-ignore */ pathToFileURL(join(inject('app'), path)).href)
}

/** The facts of the app's edition. */
export const { edition } = (await importFromApp('app/edition.ts')) as { edition: EditionFacts }

/** The router's id of a page's route in `language`; a page with one address for all languages has one id. */
export function routeIdOf(key: RouteKey, language: string): string {
  return 'unprefixed' in ROUTES[key] ? key : `${language}/${key}`
}
