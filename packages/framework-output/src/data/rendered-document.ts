import type { DocumentData } from './document-data.ts'
import type { DocumentFiles } from './document-files.ts'

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
