import type { ListingQuery } from '@otosafi/domain/listing/filters'
import { PAGE_SIZE } from '@otosafi/domain/listing/limits'
import { LoadMore } from '@otosafi/ui/load-more/LoadMore'
import { Pagination } from '@otosafi/ui/pagination/Pagination'

import { monthlyNote } from '../../parts/car-cards/monthly-note.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { listingPath } from './ActiveFilters.tsx'
import type { Listing } from './load-listing.ts'
import type { MoreCars } from './use-more-cars.ts'

/** Further pages: a "show more" link that appends them with script, and page links without; below, the terms of all monthly figures. */
export function MorePages({
  query,
  listing,
  action,
  more,
}: {
  query: ListingQuery
  listing: Listing
  action: string
  more: MoreCars
}) {
  const { t } = useTexts()
  const pageHref = (page: number) => listingPath(action, { ...query, page })
  const before = (query.page - 1) * PAGE_SIZE + listing.shown.length
  const next = more.page < listing.pageCount ? pageHref(more.page + 1) : null
  return (
    <LoadMore
      shown={t('listing.shown', { shown: before + more.cars.length, total: listing.total })}
      next={next}
      label={t(more.isLoading ? 'listing.loadingMore' : 'listing.showMore')}
      loading={more.isLoading}
      onLoad={more.load}
    >
      {listing.pageCount > 1 ? (
        <Pagination
          label={t('listing.pages')}
          previous={query.page > 1 ? { href: pageHref(query.page - 1), label: t('listing.previousPage') } : null}
          next={next === null ? null : { href: next, label: t('listing.nextPage') }}
          position={t('listing.page', { page: more.page, total: listing.pageCount })}
        />
      ) : null}
      <p>{monthlyNote(t)}</p>
    </LoadMore>
  )
}
