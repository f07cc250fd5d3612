import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'

import type { ListingQuery } from '@otosafi/domain/listing/filters'
import { type PageData, unpack } from '@otosafi/framework-output/data/page-data'

import type { CardCar } from '../../parts/car-cards/car-card-props.ts'
import { createPagedList } from '../../state/create-paged-list.ts'
import { listingPath } from './ActiveFilters.tsx'
import type { Found, Listing } from './load-listing.ts'
import { SHOWN_TO } from './shown-to.ts'

/** The cars that "show more" has appended to the listing; kept for back navigation from a car. */
const useAppendedCars = createPagedList<CardCar>()

/** The appended cars, and the function that loads more. */
export type MoreCars = { cars: readonly CardCar[]; page: number; isLoading: boolean; load: () => void }

/** Appends further pages of a listing without duplicates (P-15); another query starts at its own page. */
export function useMoreCars(query: ListingQuery, listing: Listing, action: string): MoreCars {
  const fetcher = useFetcher<{ page: PageData<unknown, Found> } | undefined>({ key: 'more-cars' })
  const key = listingPath(action, query)
  const appended = useAppendedCars()
  const isPresent = appended.key === key
  const page = isPresent ? Math.max(appended.page, listing.page) : listing.page
  const asked = useRef<{ key: string; page: number } | null>(null)

  useEffect(() => {
    const wanted = asked.current
    if (fetcher.state !== 'idle' || !fetcher.data || wanted?.key !== key) return
    asked.current = null
    appended.append(key, wanted.page, unpack(fetcher.data.page).still?.cars ?? [])
    keepInAddress(wanted.page)
  }, [fetcher.state, fetcher.data, key, appended])

  return {
    cars: isPresent ? appended.items.filter(({ id }) => !listing.shown.includes(id)) : [],
    page,
    isLoading: fetcher.state !== 'idle',
    load: () => {
      asked.current = { key, page: page + 1 }
      void fetcher.load(listingPath(action, { ...query, page: page + 1 }))
    },
  }
}

/** Notes the last shown page in the address, so that a reload, a bookmark and a sent link show as many cars. */
function keepInAddress(page: number): void {
  const address = new URL(location.href)
  address.searchParams.set(SHOWN_TO, String(page))
  history.replaceState(history.state, '', address)
}
