import { lazy, Suspense } from 'react'

import type { ListingQuery } from '@otosafi/domain/listing/filters'
import { withoutFilter } from '@otosafi/domain/listing/query-string'
import { StaticHtml } from '@otosafi/framework-output/screen/StaticHtml'
import { ButtonLink } from '@otosafi/ui/button/Button'
import { LinkChip } from '@otosafi/ui/chip/Chip'
import { EmptyState } from '@otosafi/ui/empty-state/EmptyState'

import { CarCards } from '../../parts/car-cards/CarCards.tsx'
import { chatUrl } from '../../parts/phone/chat-url.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { listingPath } from './ActiveFilters.tsx'
import type { Found, Listing } from './load-listing.ts'
import { filterLabel } from './option-label.ts'

import styles from './NoCarFound.module.css'

/**
 * The server writes the form with the page. In a browser its script comes only to a search without cars; until then, and where it
 * does not come at all, the form stands as the server wrote it and is sent as a plain one.
 */
const WantedForm = import.meta.env.SSR
  ? (await import('./WantedForm.tsx')).WantedForm
  : lazy(() =>
      import('./WantedForm.tsx').then(
        (module) => ({ default: module.WantedForm }),
        () => new Promise<never>(() => {}),
      ),
    )

/**
 * The no-car-found message (P-15): which filter excludes all cars, the nearest cars, and the wanted-car form.
 */
export function NoCarFound({
  query,
  listing,
  found,
  action,
}: {
  query: ListingQuery
  listing: Listing
  found: Found | null
  action: string
}) {
  const { t, number } = useTexts()
  const helpful = listing.relaxed.filter(({ count }) => count > 0)
  return (
    <>
      <EmptyState title={t('listing.none.title')} text={t('listing.none.text')}>
        <ButtonLink href={chatUrl(t('shell.whatsApp.text'))}>{t('shell.whatsApp.label')}</ButtonLink>
        <ButtonLink look="secondary" href={action}>
          {t('listing.none.seeAll')}
        </ButtonLink>
        {helpful.length === 0 ? null : (
          <div>
            <p>{t('listing.none.relax')}</p>
            <ul className={styles.chips}>
              {helpful.map((each) => {
                const [label, filters] =
                  'q' in each
                    ? [each.label, { ...query.filters, q: each.q }]
                    : [filterLabel(each.filter, listing, t), withoutFilter(query.filters, each.filter)]
                return (
                  <li key={label}>
                    <LinkChip
                      href={listingPath(action, { ...query, page: 1, filters })}
                      label={label}
                      count={number(each.count)}
                    />
                  </li>
                )
              })}
            </ul>
          </div>
        )}
      </EmptyState>
      {helpful.length === 0 ? (
        <StaticHtml part="featured" data={found}>
          {({ featured = [] }) =>
            featured.length === 0 ? null : (
              <section className={styles.nearest}>
                <h2>{t('featured.title')}</h2>
                <p>{t('featured.text')}</p>
                <CarCards cars={featured} />
              </section>
            )
          }
        </StaticHtml>
      ) : (
        <section className={styles.nearest}>
          <h2>{t('listing.none.nearest')}</h2>
          <StaticHtml part="cars" data={found}>
            {({ cars }) => <CarCards cars={cars} />}
          </StaticHtml>
        </section>
      )}
      <div className={styles.wanted}>
        <Suspense>
          <WantedForm
            filters={{ ...listing.said, ...query.filters }}
            brands={listing.facets.brand.map(({ value, label = value }) => ({ value, label }))}
            action={listingPath(action, query)}
          />
        </Suspense>
      </div>
    </>
  )
}
