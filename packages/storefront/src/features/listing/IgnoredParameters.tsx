import type { IgnoredParameter, ListingQuery } from '@otosafi/domain/listing/filters'
import { isRangeFilter } from '@otosafi/domain/listing/ranges'

import { useTexts } from '../../texts/use-texts.ts'

import styles from './IgnoredParameters.module.css'

/** Query parameters of the address that were ignored, as typed. */
export function IgnoredParameters({ query: { ignored = [] } }: { query: ListingQuery }) {
  const { t } = useTexts()
  if (ignored.length === 0) return null
  return (
    <ul className={styles.list} role="status">
      {ignored.map(({ name, text }) => (
        <li key={`${name} ${text}`}>{t('listing.ignored.line', { text, field: t(labelOf(name)) })}</li>
      ))}
    </ul>
  )
}

function labelOf(name: IgnoredParameter['name']) {
  if (name === 'q') return 'listing.search.label' as const
  return isRangeFilter(name) ? (`listing.range.${name}` as const) : (`listing.group.${name}` as const)
}
