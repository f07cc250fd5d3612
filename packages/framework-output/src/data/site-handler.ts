import type { DocumentData } from './document-data.ts'
import type { DocumentFiles, FileManifest } from './document-files.ts'

/** The server's context of a request, beside the Request itself. */
export type SiteRequest = {
  /** Fetches from the API: in the same process, or over HTTP when roles are split. */
  fetchApi: typeof fetch
  /** The visitor's host with its port: links to other editions keep its development suffix. */
  host: string
  /** Derives the idempotency key of a form without script: a repeated submission has the same. Null for cached pages. */
  idempotencyKey: (() => Promise<string>) | null
}

/** A page from an edition's build. It is text and plain data, which can be sent to another thread. */
export type RenderedDocument = {
  /** The document as React rendered it, with the empty script of `PageScript` at its end, without its doctype. */
  html: string
  /** Tags for the end of the head. */
  headTags: string
  /** The style that stands before those of its sheets. */
  style: string
  files: DocumentFiles
  /** The loaders' data, which no script in `html` contains yet. */
  data: DocumentData
  /** The key of the LCP picture, which the loader has named; null for none. */
  leadPicture: string | null
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
