import { useMemo } from 'react'

import { type PageData, unpack, type UnpackedData } from '../data/page-data.ts'

/** The unpacked data of a page, memoised. */
export function usePageData<Live, Still>(data: PageData<Live, Still>): UnpackedData<Live, Still> {
  const { live, still } = data
  return useMemo(() => unpack<Live, Still>(still === undefined ? { live } : { live, still }), [live, still])
}
