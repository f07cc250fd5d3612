import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'

import type { ListingQuery } from '@otosafi/domain/listing/filters'
import { writeListingQuery } from '@otosafi/domain/listing/query-string'

import type { CardCar } from '../../car-cards/car-card-props.ts'
import { type PageData, unpack } from '../../request/page-data.ts'
import { createPagedList } from '../../state/create-paged-list.ts'
import type { FoundCars, Listing } from './load-listing.ts'

/** The cars that "show more" has appended to the present listing; kept so that the way back from a car finds them. */
const useAppendedCars = createPagedList<CardCar>()

/** The cars beyond the page's own, and the way to get more of them. */
export type MoreCars = { cars: readonly CardCar[]; page: number; state: 'idle' | 'loading'; load: () => void }

/** Appends further pages of a listing without duplicates (spec section 4); another query starts at its own page. */
export function useMoreCars(query: ListingQuery, listing: Listing, action: string): MoreCars {
  const fetcher = useFetcher<{ page: PageData<unknown, FoundCars> } | undefined>({ key: 'more-cars' })
  const key = `${action}?${writeListingQuery(query).toString()}`
  const appended = useAppendedCars()
  const isPresent = appended.key === key
  const page = isPresent ? appended.page : listing.page
  const asked = useRef<{ key: string; page: number } | null>(null)

  useEffect(() => {
    const wanted = asked.current
    if (fetcher.state !== 'idle' || !fetcher.data || wanted?.key !== key) return
    asked.current = null
    appended.append(key, wanted.page, unpack(fetcher.data.page).still?.cars ?? [])
  }, [fetcher.state, fetcher.data, key, appended])

  return {
    cars: isPresent ? appended.items.filter(({ id }) => !listing.shown.includes(id)) : [],
    page,
    state: fetcher.state === 'idle' ? 'idle' : 'loading',
    load: () => {
      asked.current = { key, page: page + 1 }
      void fetcher.load(`${action}?${writeListingQuery({ ...query, page: page + 1 }).toString()}`)
    },
  }
}
