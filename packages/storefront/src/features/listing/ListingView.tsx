import { memo, type MouseEvent, useMemo } from 'react'
import { useNavigation } from 'react-router'

import type { ListingQuery } from '@otosafi/domain/listing/filters'
import { activeFilters, writeListingQuery } from '@otosafi/domain/listing/query-string'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { StaticHtml } from '@otosafi/framework-output/screen/StaticHtml'
import { Icon } from '@otosafi/ui/icon/Icon'
import { filter } from '@otosafi/ui/icon/icons'
import { Wrap } from '@otosafi/ui/section/Section'
import { SkipLink } from '@otosafi/ui/skip-link/SkipLink'

import { CarCards } from '../../parts/car-cards/CarCards.tsx'
import { SEEN_FIRST } from '../../parts/car-cards/lead-photo.ts'
import { HomeTrail } from '../../parts/trail/HomeTrail.tsx'
import { useDeferred } from '../../state/use-deferred.ts'
import { useDelayed } from '../../state/use-delayed.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ActiveFilters } from './ActiveFilters.tsx'
import { FILTER_FORM, FilterForm } from './FilterForm.tsx'
import { IgnoredParameters } from './IgnoredParameters.tsx'
import type { Found, LoadedListing } from './load-listing.ts'
import { MorePages } from './MorePages.tsx'
import { NoCarFound } from './NoCarFound.tsx'
import { filterLabel } from './option-label.ts'
import { useRecentSearches } from './recent-searches.ts'
import { SaveSearch } from './SaveSearch.tsx'
import { SortControl } from './SortControl.tsx'
import { TextReading } from './TextReading.tsx'
import { CARS_PART, useListing } from './use-listing.ts'
import { useMoreCars } from './use-more-cars.ts'
import { useOptimisticTotal } from './use-optimistic-total.ts'

import styles from './ListingView.module.css'

/** Cars fade only when their replacement takes longer than this: painting all of them twice is slow on a phone. */
const FADE_DELAY_MS = 400

/**
 * The car listing: filters, count, sort, cards and further pages. Its whole state is in its address. After a change the
 * optimistic count is shown first (record 0023), then the chosen filters, then the cards and all counts.
 */
export function ListingView({
  query,
  listing: loaded,
  found,
  title,
  heading = null,
}: {
  query: ListingQuery
  listing: LoadedListing
  found: Found | null
  title?: string
  /** The filters in words. */
  heading?: string | null
}) {
  const { t, language, number } = useTexts()
  const action = pathFor('buyCars', language)
  const listing = useListing(loaded, found)
  const newest = useMemo(() => ({ query, listing, found }), [query, listing, found])
  const shown = useDeferred(newest)
  const [total, expectTotal] = useOptimisticTotal(query, listing)
  const more = useMoreCars(shown.query, shown.listing, action)
  const { state, location } = useNavigation()
  const chosen = activeFilters(query.filters)
  /** Remembers a search that led to a car. */
  function remember({ target }: MouseEvent): void {
    if (chosen.length === 0 || !(target instanceof Element) || target.closest('article a') === null) return
    useRecentSearches.getState().remember({
      query: writeListingQuery({ filters: query.filters, sort: query.sort, page: 1 }).toString(),
      words: chosen.map((filter) => filterLabel(filter, listing, t)).join(' · '),
    })
  }
  const updating = (state === 'loading' && location.pathname === action) || shown !== newest
  const isSlow = useDelayed(updating, FADE_DELAY_MS)
  return (
    <Wrap>
      {title === undefined ? null : <HomeTrail between={[{ label: t('routes:buy'), href: action }]} current={title} />}
      <div className={styles.layout}>
        <div className={styles.results}>
          <h1>{title ?? heading ?? t('listing.title')}</h1>
          <SkipLink href={`#${FILTER_FORM}`}>{t('listing.filters')}</SkipLink>
          <div className={styles.bar}>
            <p className={styles.count} role="status">
              {t('listing.results', { count: total })}
            </p>
            <SortControl sort={query.sort} />
          </div>
          <IgnoredParameters query={query} />
          <ActiveFilters chosen={chosen} query={query} listing={listing} action={action} />
          <TextReading query={query} reading={listing.reading} action={action} />
          {chosen.length === 0 ? null : <SaveSearch query={query} />}
          {shown.listing.total === 0 ? (
            <NoCarFound {...shown} action={action} />
          ) : (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links inside handle the keyboard
            <div className={isSlow ? styles.updating : undefined} aria-busy={updating} onClick={remember}>
              <PageOfCars found={shown.found} />
              {more.cars.length === 0 ? null : (
                <div className={styles.further}>
                  <CarCards cars={more.cars} heading="h2" />
                </div>
              )}
              <MorePages query={shown.query} listing={shown.listing} action={action} more={more} />
            </div>
          )}
        </div>
        {/* After the cars for the keyboard, which reaches it by the link above; beside them for the eye. */}
        <aside className={styles.side}>
          <FilterForm query={query} total={total} choice={shown} action={action} onChoice={expectTotal} />
        </aside>
      </div>
      <button type="button" className={styles.open} popoverTarget={FILTER_FORM}>
        <Icon icon={filter} />
        {t('listing.filters')}
        {chosen.length === 0 ? null : (
          // An element without a role cannot be named.
          <span className={styles.badge} role="img" aria-label={t('listing.activeFilters', { count: chosen.length })}>
            {number(chosen.length)}
          </span>
        )}
      </button>
    </Wrap>
  )
}

/** The cards of the page, memoised: rendered again only for other cars. */
const PageOfCars = memo(function PageOfCars({ found }: { found: Found | null }) {
  return (
    <StaticHtml part={CARS_PART} data={found}>
      {({ cars }) => <CarCards cars={cars} eager={SEEN_FIRST} heading="h2" />}
    </StaticHtml>
  )
})
