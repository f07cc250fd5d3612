import type { FileManifest } from './document-files.ts'
import type { RenderedDocument } from './rendered-document.ts'

/** The server's context of a request, beside the Request itself. */
export type SiteRequest = {
  /** Fetches from the API: in the same process, or over HTTP when roles are split. */
  fetchApi: typeof fetch
  /** The visitor's host with its port: links to other editions keep its development suffix. */
  host: string
  /** Derives the idempotency key of a form without script: a repeated submission has the same. Null for cached pages. */
  idempotencyKey: (() => Promise<string>) | null
}

/** An answer of an edition. A document is beside its response, which then has no body. */
export type SiteAnswer = { response: Response; document: RenderedDocument | null }

/** Answers a request for a page of an edition; the server's only entry point of the bundle. */
export type SiteHandler = (request: Request, site: SiteRequest) => Promise<SiteAnswer>

/** The used part of an edition's built server module. */
export type ServerBuild = {
  assets: FileManifest
  entry: { module: { createHandler: (build: ServerBuild) => SiteHandler } }
}
