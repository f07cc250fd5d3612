import { useCallback, useEffect, useState } from 'react'
import { useNavigation } from 'react-router'

import type { CarFilters, ListingQuery } from '@otosafi/domain/listing/filters'
import { totalAfter } from '@otosafi/domain/listing/total-after'

import type { Listing } from './load-listing.ts'

/**
 * The number of cars of the listing. After a choice it is optimistic, computed from the options' counts (record 0023), until
 * the server's answer is there. `expect` is called with the chosen filters.
 */
export function useOptimisticTotal(
  query: ListingQuery,
  listing: Listing,
): [total: number, expect: (next: CarFilters) => void] {
  const [expected, setExpected] = useState<{ of: Listing; total: number } | null>(null)
  const { state } = useNavigation()
  // A navigation that ended without a new listing has failed: back to the listing's own total.
  useEffect(() => {
    if (state === 'idle') setExpected((expected) => (expected?.of === listing ? null : expected))
  }, [state, listing])
  const expect = useCallback(
    (next: CarFilters) => {
      const total = totalAfter({ filters: query.filters, facets: listing.facets }, next)
      setExpected(total === null ? null : { of: listing, total })
    },
    [query, listing],
  )
  return [expected?.of === listing ? expected.total : listing.total, expect]
}
