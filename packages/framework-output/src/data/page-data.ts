import { isForData } from './data-address.ts'

/**
 * The data of a page as they are sent to the browser (record 0010): JSON texts. `data` is for its interactive parts; `static`
 * is needed for the HTML of static parts alone, and is left out of documents. `shape` exists for the compiler only.
 */
export type PageData<Interactive, Static> = {
  data: string
  static?: string | Static | undefined
  shape?: { interactive: Interactive; staticData: Static }
}

/**
 * Packs a loader's answer as JSON texts: the framework's own numbered references compress a third worse. For a document,
 * `static` is a non-enumerable field: rendering can read it, and it is not serialised.
 */
export function pageData<Interactive, Static = null>(
  request: Request,
  interactive: Interactive,
  staticData?: Static,
): PageData<Interactive, Static> {
  const packed: PageData<Interactive, Static> = { data: JSON.stringify(interactive) }
  if (staticData === undefined) return packed
  if (isForData(request.url)) return { ...packed, static: JSON.stringify(staticData) }
  return Object.defineProperty(packed, 'static', { value: staticData, enumerable: false })
}

/** Interactive and static data; the latter are null where only the document's HTML has them. */
export type UnpackedData<Interactive, Static> = readonly [interactive: Interactive, staticData: Static | null]

/** Unpacks a page's data. Values that came as text have lost their undefined fields. */
export function unpack<Interactive, Static>({
  data,
  static: sent,
}: PageData<Interactive, Static>): UnpackedData<Interactive, Static> {
  const staticData = typeof sent === 'string' ? (JSON.parse(sent) as Static) : (sent ?? null)
  return [JSON.parse(data) as Interactive, staticData]
}
