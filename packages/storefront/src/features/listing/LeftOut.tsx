import type { LeftOut as Left, ListingQuery } from '@otosafi/domain/listing/filters'
import { isRangeFilter } from '@otosafi/domain/listing/ranges'

import { useTexts } from '../../texts/use-texts.ts'

import styles from './LeftOut.module.css'

/** Query parameters of the address that were ignored, as typed. */
export function LeftOut({ query: { leftOut = [] } }: { query: ListingQuery }) {
  const { t } = useTexts()
  if (leftOut.length === 0) return null
  return (
    <ul className={styles.list} role="status">
      {leftOut.map(({ name, text }) => (
        <li key={`${name} ${text}`}>{t('listing.leftOut.line', { text, field: t(labelOf(name)) })}</li>
      ))}
    </ul>
  )
}

function labelOf(name: Left['name']) {
  if (name === 'q') return 'listing.search.label' as const
  return isRangeFilter(name) ? (`listing.range.${name}` as const) : (`listing.group.${name}` as const)
}
