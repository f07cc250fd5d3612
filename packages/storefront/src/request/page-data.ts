import { useMemo } from 'react'

/**
 * Data of a page on their way to the browser. `live` is what script works with; `still` is what has become HTML and
 * stays as it is, so that a page's document need not say it twice. `shape` exists for the compiler only.
 */
export type PageData<Live, Still> = { live: string; still?: string | Still; shape?: { live: Live; still: Still } }

/** Whether an address asks for a page's data alone, as the router writes it, and not for its document. */
export function isForData(request: Request): boolean {
  return new URL(request.url).pathname.endsWith('.data')
}

/**
 * Packs what a loader answers, as plain JSON texts: the framework's own numbered references compress a third worse.
 * In the answer to a request for a document, `still` can be read while the page is rendered but is not written into it.
 */
export function pageData<Live, Still = null>(request: Request, live: Live, still?: Still): PageData<Live, Still> {
  const data: PageData<Live, Still> = { live: JSON.stringify(live) }
  if (still === undefined) return data
  if (isForData(request)) return { ...data, still: JSON.stringify(still) }
  return Object.defineProperty(data, 'still', { value: still, enumerable: false })
}

/** The parts of a page's data as `Still` and the page take them; `still` is null where only the document's HTML has it. */
export type UnpackedData<Live, Still> = { live: Live; still: Still | null }

/**
 * What was packed: as it was, where the page is rendered for its document; what came as text has lost its undefined
 * fields.
 */
export function unpack<Live, Still>({ live, still }: PageData<Live, Still>): UnpackedData<Live, Still> {
  const given = typeof still === 'string' ? (JSON.parse(still) as Still) : (still ?? null)
  return { live: JSON.parse(live) as Live, still: given }
}

/** The unpacked data of a page, the same objects until the texts change. */
export function usePageData<Live, Still>(data: PageData<Live, Still>): UnpackedData<Live, Still> {
  const { live, still } = data
  return useMemo(() => unpack<Live, Still>(still === undefined ? { live } : { live, still }), [live, still])
}
