import type { DocumentData } from './document-data.ts'

/** A page from an edition's build. It is text and plain data, which can be sent to another thread. */
export type RenderedDocument = {
  /** The document as React rendered it, the router's scripts included, without its doctype. */
  html: string
  /** Tags for the end of the head. */
  headTags: string
  /** The loaders' data, which no script in `html` contains yet. */
  data: DocumentData
  /** The key of the LCP picture, which the loader has named; null for none. */
  leadPicture: string | null
}
