import { useEffect, useRef, useState } from 'react'

import type { ListingQuery } from '@otosafi/domain/listing/filters'
import { PAGE_SIZE } from '@otosafi/domain/listing/limits'

import type { CardCar } from '../../parts/car-cards/car-card-props.ts'
import { browserApi } from '../../request/browser-api.ts'
import { createPagedList } from '../../state/create-paged-list.ts'
import { notices } from '../../state/notices.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { listingPath } from './ActiveFilters.tsx'
import { LAST_PAGE } from './last-shown-page.ts'
import type { Listing } from './load-listing.ts'

/** The cars that "show more" has appended to the listing; kept for back navigation from a car. */
const useAppendedCars = createPagedList<CardCar>()

/** The appended cars, and the function that loads more. */
export type MoreCars = { cars: readonly CardCar[]; page: number; isLoading: boolean; load: () => void }

/**
 * Appends further pages of a listing without duplicates (P-15); another query starts at its own page. Where that fails,
 * the cars that are shown stay: the router would replace the page by an error.
 */
export function useMoreCars(query: ListingQuery, listing: Listing, action: string): MoreCars {
  const { t, language } = useTexts()
  const key = listingPath(action, query)
  const appended = useAppendedCars()
  const isPresent = appended.key === key
  const page = isPresent ? Math.max(appended.page, listing.page) : listing.page
  const [loading, setLoading] = useState<string | null>(null)
  const present = useRef<string | null>(null)

  useEffect(() => {
    present.current = key
    return () => {
      present.current = null
    }
  }, [key])

  async function append(next: number): Promise<void> {
    const { filters, sort } = query
    const asks: Record<string, unknown> = { ...filters, sort, page: next, limit: PAGE_SIZE, facets: false }
    const api = await browserApi(language)
    const { data } = await api.GET('/cars', { params: { query: asks } })
    if (!data) throw new Error('There is no answer')
    if (present.current !== key) return
    appended.append(key, next, data.cars)
    keepInAddress(next)
  }

  return {
    cars: isPresent ? appended.items.filter(({ id }) => !listing.shown.includes(id)) : [],
    page,
    isLoading: loading === key,
    load: () => {
      setLoading(key)
      append(page + 1)
        .catch(() => {
          if (present.current === key) notices.show({ tone: 'error', kind: 'notification', text: t('listing.failed') })
        })
        .finally(() => setLoading((last) => (last === key ? null : last)))
    },
  }
}

/** Notes the last shown page in the address, so that a reload, a bookmark and a sent link show as many cars. */
function keepInAddress(page: number): void {
  const address = new URL(location.href)
  address.searchParams.set(LAST_PAGE, String(page))
  history.replaceState(history.state, '', address)
}
