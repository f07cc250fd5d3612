import { isForData } from './data-address.ts'

/**
 * The data of a page for the browser (record 0010). `live` is what script works with; `still` is needed for the HTML of
 * static parts alone, and is left out of documents. `shape` exists for the compiler only.
 */
export type PageData<Live, Still> = { live: string; still?: string | Still; shape?: { live: Live; still: Still } }

/**
 * Packs a loader's answer as JSON texts: the framework's own numbered references compress a third worse. For a document,
 * `still` is a non-enumerable field: rendering can read it, and it is not serialised.
 */
export function pageData<Live, Still = null>(request: Request, live: Live, still?: Still): PageData<Live, Still> {
  const data: PageData<Live, Still> = { live: JSON.stringify(live) }
  if (still === undefined) return data
  if (isForData(request.url)) return { ...data, still: JSON.stringify(still) }
  return Object.defineProperty(data, 'still', { value: still, enumerable: false })
}

/** The unpacked data; `still` is null where only the document's HTML has it. */
export type UnpackedData<Live, Still> = { live: Live; still: Still | null }

/**
 * Unpacks a page's data. Values that came as text have lost their undefined fields.
 */
export function unpack<Live, Still>({ live, still }: PageData<Live, Still>): UnpackedData<Live, Still> {
  const given = typeof still === 'string' ? (JSON.parse(still) as Still) : (still ?? null)
  return { live: JSON.parse(live) as Live, still: given }
}
