import type { ListingQuery } from '@otosafi/domain/listing/filters'
import { type ActiveFilter, withoutFilter, writeListingQuery } from '@otosafi/domain/listing/query-string'
import { RemovableChip } from '@otosafi/ui/chip/Chip'

import { useTexts } from '../../texts/use-texts.ts'
import type { Listing } from './load-listing.ts'
import { filterLabel } from './option-label.ts'

import styles from './ActiveFilters.module.css'

/** The address of the listing on its first page with other filters. */
export function listingPath(action: string, query: ListingQuery): string {
  const params = writeListingQuery(query).toString()
  return params === '' ? action : `${action}?${params}`
}

/** When a focused chip is removed, focuses the next, else the one before, else the count of the cars. */
export function passFocus(chip: HTMLLIElement): () => void {
  return () => {
    if (!chip.contains(document.activeElement)) return
    const other = (chip.nextElementSibling ?? chip.previousElementSibling)?.querySelector('a')
    const count = document.querySelector<HTMLElement>('main [role=status]')
    if (count) count.tabIndex = -1
    ;(other ?? count)?.focus()
  }
}

/** The active filters, each as a link that removes it. */
export function ActiveFilters({
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
  if (chosen.length === 0) return null
  return (
    <ul className={styles.chips}>
      {chosen.map((filter) => {
        const label = filterLabel(filter, listing, t)
        return (
          <li key={`${filter.name}-${filter.value}`} ref={passFocus}>
            <RemovableChip
              href={listingPath(action, { ...query, page: 1, filters: withoutFilter(query.filters, filter) })}
              label={label}
              removeLabel={t('listing.removeFilter', { name: label })}
            />
          </li>
        )
      })}
    </ul>
  )
}
