import { isForData } from './data-address.ts'

/**
 * The data of a page for the browser (record 0010). `live` is what script works with; `still` is needed for the HTML of
 * static parts alone, and is left out of documents. `shape` exists for the compiler only.
 */
export type PageData<Live, Static> = { live: string; still?: string | Static; shape?: { live: Live; still: Static } }

/**
 * Packs a loader's answer as JSON texts: the framework's own numbered references compress a third worse. For a document,
 * `still` is a non-enumerable field: rendering can read it, and it is not serialised.
 */
export function pageData<Live, Static = null>(request: Request, live: Live, still?: Static): PageData<Live, Static> {
  const data: PageData<Live, Static> = { live: JSON.stringify(live) }
  if (still === undefined) return data
  if (isForData(request.url)) return { ...data, still: JSON.stringify(still) }
  return Object.defineProperty(data, 'still', { value: still, enumerable: false })
}

/** The unpacked data; `still` is null where only the document's HTML has it. */
export type UnpackedData<Live, Static> = { live: Live; still: Static | null }

/**
 * Unpacks a page's data. Values that came as text have lost their undefined fields.
 */
export function unpack<Live, Static>({ live, still }: PageData<Live, Static>): UnpackedData<Live, Static> {
  const given = typeof still === 'string' ? (JSON.parse(still) as Static) : (still ?? null)
  return { live: JSON.parse(live) as Live, still: given }
}
