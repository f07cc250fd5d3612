import { Icon } from '../icon/Icon.tsx'
import { close } from '../icon/icons.ts'

import styles from './Chip.module.css'

/** An active filter, as a link that removes it. */
export function RemovableChip({
  href,
  label,
  removeLabel,
}: {
  /** Address of the list without this filter. */
  href: string
  /** The filter's value as it is shown: "Diesel". */
  label: string
  /** Accessible name of the link, which says that it removes the filter: "Remove Diesel". */
  removeLabel: string
}) {
  return (
    <a className={styles.chip} href={href} aria-label={removeLabel}>
      <bdi>{label}</bdi>
      <Icon icon={close} />
    </a>
  )
}

/** A large link to a filtered listing, with the number of cars. */
export function LinkChip({
  href,
  label,
  count,
}: {
  /** Address of the listing, already filtered. */
  href: string
  /** Label of the listing: a brand, a city, a body type. */
  label: string
  /** The number of cars, formatted for the language; undefined where it is not shown. */
  count?: string | undefined
}) {
  return (
    <a className={`${styles.chip} ${styles.large}`} href={href}>
      <bdi>{label}</bdi>
      {count === undefined ? null : <span className={styles.count}>{count}</span>}
    </a>
  )
}
