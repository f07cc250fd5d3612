import { useMemo } from 'react'

import { type PageData, unpack, type UnpackedData } from '../data/page-data.ts'

/** The interactive and the static data of a page, memoised. */
export function usePageData<Interactive, Static>(
  page: PageData<Interactive, Static>,
): UnpackedData<Interactive, Static> {
  const { data, static: sent } = page
  return useMemo(() => unpack<Interactive, Static>({ data, static: sent }), [data, sent])
}
