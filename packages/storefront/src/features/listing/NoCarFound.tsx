import type { ListingQuery } from '@otosafi/domain/listing/filters'
import { type ActiveFilter, withoutFilter } from '@otosafi/domain/listing/query-string'
import { ButtonLink } from '@otosafi/ui/button/Button'
import { LinkChip } from '@otosafi/ui/chip/Chip'
import { EmptyState } from '@otosafi/ui/empty-state/EmptyState'

import { chatUrl } from '../../contact/chat-url.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { listingPath } from './ActiveFilters.tsx'
import type { Listing } from './load-listing.ts'
import { filterLabel } from './option-label.ts'

import styles from './ActiveFilters.module.css'

/** The spec's no-car-found message, with the filters that could be dropped and a way to be called back. */
export function NoCarFound({
  chosen,
  query,
  listing,
  action,
}: {
  chosen: readonly ActiveFilter[]
  query: ListingQuery
  listing: Listing
  action: string
}) {
  const { t } = useTexts()
  return (
    <EmptyState title={t('listing.none.title')} text={t('listing.none.text')}>
      <ButtonLink href={chatUrl(t('shell.whatsApp.text'))} rel="noopener">
        {t('shell.whatsApp.label')}
      </ButtonLink>
      <ButtonLink look="secondary" href={action}>
        {t('listing.none.seeAll')}
      </ButtonLink>
      {chosen.length > 1 ? (
        <div>
          <p>{t('listing.none.relax')}</p>
          <ul className={styles.chips}>
            {chosen.map((filter) => (
              <li key={`${filter.name}-${filter.value}`}>
                <LinkChip
                  href={listingPath(action, { ...query, page: 1, filters: withoutFilter(query.filters, filter) })}
                  label={t('listing.removeFilter', { name: filterLabel(filter, listing, t) })}
                />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </EmptyState>
  )
}
