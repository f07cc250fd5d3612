import type { BuildManifest } from '../first-load.ts'
import { importFromApp } from './app.ts'

/** A rendered page: its head, what is seen, and its scripts. */
type Document = { head: string; body: string; scripts: string }

/** What the server's process is handed of a page. */
type Answer = { response: Response; document: Document | null }

/** The server's only door into a bundle. */
type Handler = (request: Request, site: { fetchApi: typeof fetch; host: string }) => Promise<Answer>

type ServerBuild = {
  assets: BuildManifest
  entry: { module: { createHandler: (build: ServerBuild) => Handler } }
}

/** The edition's built bundle. */
export const bundle = (await importFromApp('build/server/index.js')) as ServerBuild

/** Answers requests as the server has the bundle answer them. */
export const handle = bundle.entry.module.createHandler(bundle)
