import type { ServerBuild, SiteAnswer, SiteRequest } from '@otosafi/framework-output/data/site-handler'

import type { BuildManifest } from '../first-load.ts'
import { importFromApp } from './app.ts'

/** The edition's build; its manifest says more of files than pages are finished with. */
type Bundle = ServerBuild & { assets: BuildManifest }

/** The edition's built bundle. */
export const bundle = (await importFromApp('build/server/index.js')) as Bundle

const handler = bundle.entry.module.createHandler(bundle)

/** Calls the bundle as the server does for a page that is the same for all. */
export function handle(request: Request, site: Omit<SiteRequest, 'idempotencyKey'>): Promise<SiteAnswer> {
  return handler(request, { ...site, idempotencyKey: null })
}
