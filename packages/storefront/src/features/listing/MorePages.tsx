import type { ListingQuery } from '@otosafi/domain/listing/filters'
import { PAGE_SIZE } from '@otosafi/domain/listing/vocabulary'
import { buttonClass } from '@otosafi/ui/button/Button'
import { Pagination } from '@otosafi/ui/pagination/Pagination'

import { monthlyNote } from '../../car-cards/monthly-note.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { listingPath } from './ActiveFilters.tsx'
import type { Listing } from './load-listing.ts'
import type { MoreCars } from './use-more-cars.ts'

import styles from './MorePages.module.css'

/** Further pages: a "show more" link that appends them with script, and page links without. What all monthly figures stand on is said below. */
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
  return (
    <div className={styles.more}>
      <p className={styles.shown} role="status">
        {t('listing.shown', { shown: before + more.cars.length, total: listing.total })}
      </p>
      {more.page < listing.pageCount ? (
        <a
          className={buttonClass('secondary')}
          href={pageHref(more.page + 1)}
          aria-disabled={more.state === 'loading'}
          onClick={(event) => {
            event.preventDefault()
            if (more.state === 'idle') more.load()
          }}
        >
          {more.state === 'loading' ? t('listing.loadingMore') : t('listing.showMore')}
        </a>
      ) : null}
      {listing.pageCount > 1 ? (
        <Pagination
          label={t('listing.pages')}
          previous={query.page > 1 ? { href: pageHref(query.page - 1), label: t('listing.previousPage') } : null}
          next={more.page < listing.pageCount ? { href: pageHref(more.page + 1), label: t('listing.nextPage') } : null}
          position={t('listing.page', { page: more.page, total: listing.pageCount })}
        />
      ) : null}
      <p className={styles.shown}>{monthlyNote(t)}</p>
    </div>
  )
}
