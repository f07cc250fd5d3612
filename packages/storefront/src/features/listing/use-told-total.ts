import { useCallback, useEffect, useState } from 'react'
import { useNavigation } from 'react-router'

import type { CarFilters, ListingQuery } from '@otosafi/domain/listing/filters'
import { totalAfter } from '@otosafi/domain/listing/total-after'

import type { Listing } from './load-listing.ts'

/**
 * How many cars the listing has: at once after a choice that its own counts tell about, without waiting for the server,
 * whose answer then counts. `tell` is called with the filters that were chosen.
 */
export function useToldTotal(query: ListingQuery, listing: Listing): [total: number, tell: (next: CarFilters) => void] {
  const [told, setTold] = useState<{ of: Listing; total: number } | null>(null)
  const { state } = useNavigation()
  // What was on its way did not come: nothing else is known of this listing than what it says.
  useEffect(() => {
    if (state === 'idle') setTold((told) => (told?.of === listing ? null : told))
  }, [state, listing])
  const tell = useCallback(
    (next: CarFilters) => {
      const total = totalAfter({ filters: query.filters, facets: listing.facets }, next)
      setTold(total === null ? null : { of: listing, total })
    },
    [query, listing],
  )
  return [told?.of === listing ? told.total : listing.total, tell]
}
