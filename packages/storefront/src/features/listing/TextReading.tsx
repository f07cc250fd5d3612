import type { ListingQuery } from '@otosafi/domain/listing/filters'
import { RemovableChip } from '@otosafi/ui/chip/Chip'

import { useTexts } from '../../texts/use-texts.ts'
import { listingPath, passFocus } from './ActiveFilters.tsx'
import type { LoadedListing } from './load-listing.ts'

import styles from './ActiveFilters.module.css'

/**
 * How the free text was read: what was corrected or taken as a place or a bound, each as a link that removes it, and what
 * was not understood.
 */
export function TextReading({
  query,
  reading,
  action,
}: {
  query: ListingQuery
  reading: LoadedListing['reading']
  action: string
}) {
  const { t } = useTexts()
  if (reading === null) return null
  const { phrases, ignored, isUnread } = reading
  const values = { count: ignored.length, words: ignored.join(', ') }
  return (
    <>
      {ignored.length === 0 ? null : (
        <p className={styles.ignored} role="status">
          {isUnread ? t('listing.search.unread', values) : t('listing.search.ignored', values)}
        </p>
      )}
      {phrases.length === 0 ? null : (
        <ul className={styles.chips}>
          {phrases.map(({ text, without: q, label }) => {
            const name = t('listing.search.read', { text, label })
            return (
              <li key={name} ref={passFocus}>
                <RemovableChip
                  href={listingPath(action, { ...query, page: 1, filters: { ...query.filters, q } })}
                  label={name}
                  removeLabel={t('listing.removeFilter', { name })}
                />
              </li>
            )
          })}
        </ul>
      )}
    </>
  )
}
