import type { RenderedDocument } from '@otosafi/framework-output/data/rendered-document'

import type { BuildManifest } from '../first-load.ts'
import { importFromApp } from './app.ts'

/** A page as the bundle returns it to the server. */
type Answer = { response: Response; document: RenderedDocument | null }

/** The entry point of a bundle. */
type Handler = (request: Request, site: { fetchApi: typeof fetch; host: string }) => Promise<Answer>

type ServerBuild = {
  assets: BuildManifest
  entry: { module: { createHandler: (build: ServerBuild) => Handler } }
}

/** The edition's built bundle. */
export const bundle = (await importFromApp('build/server/index.js')) as ServerBuild

/** Calls the bundle like the server does. */
export const handle = bundle.entry.module.createHandler(bundle)
