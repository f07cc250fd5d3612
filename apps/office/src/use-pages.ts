import { useState } from 'react'

/** A page of a list with the cursor of the next one; null on the last page. */
type Page = { readonly nextCursor: string | null }

/**
 * The pages of a list that are shown: the first, and those loaded since, which go where the first is loaded again: they are as they were
 * before. `error` is that of the last load.
 */
export function usePages<Of extends Page>(first: Of, load: (cursor: string) => Promise<Of>) {
  const [further, setFurther] = useState<{ behind: Of; pages: readonly Of[] }>({ behind: first, pages: [] })
  const [isLoading, setLoading] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const pages = [first, ...(further.behind === first ? further.pages : [])]
  const cursor = pages.at(-1)?.nextCursor ?? null

  async function showMore() {
    if (cursor === null) return
    setLoading(true)
    setError(null)
    try {
      const page = await load(cursor)
      setFurther((known) => ({ behind: first, pages: known.behind === first ? [...known.pages, page] : [page] }))
    } catch (failure) {
      setError(failure)
    } finally {
      setLoading(false)
    }
  }

  return { pages, hasMore: cursor !== null, isLoading, error, showMore }
}
