import { useMemo } from 'react'

import { type PageData, unpack, type UnpackedData } from '../data/page-data.ts'

/** The unpacked data of a page, memoised. */
export function usePageData<Live, Static>(data: PageData<Live, Static>): UnpackedData<Live, Static> {
  const { live, still } = data
  return useMemo(() => unpack<Live, Static>(still === undefined ? { live } : { live, still }), [live, still])
}
