import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { EDITION_IDS, type EditionId } from '@otosafi/editions/edition'

/** A page of a built edition: the pattern of its address (`/fr/blog/:id`), and whether it takes a form. */
export type BuiltRoute = { path: string; takesForm: boolean }

/** The pages of all editions. */
export type BuiltRoutes = Readonly<Record<EditionId, readonly BuiltRoute[]>>

type Build = {
  routes: Record<string, { path?: string; index?: boolean; parentId?: string; module: { action?: unknown } }>
}

/** Reads the pages of all editions from their builds. */
export async function readBuiltRoutes(appsDirectory: string): Promise<BuiltRoutes> {
  const entries = EDITION_IDS.map(async (edition) => {
    const file = pathToFileURL(join(appsDirectory, edition, 'build/server/index.js'))
    const { routes } = (await import(file.href)) as Build
    const pages = Object.values(routes).filter(({ parentId, path }) => parentId === 'shell' && path !== '*')
    return [edition, pages.map(({ path = '', module }) => ({ path: `/${path}`, takesForm: 'action' in module }))]
  })
  return Object.fromEntries(await Promise.all(entries)) as BuiltRoutes
}
