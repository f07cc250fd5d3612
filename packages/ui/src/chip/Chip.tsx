import { Icon } from '../icon/Icon.tsx'
import { close } from '../icon/icons.ts'

import styles from './Chip.module.css'

/** An active filter, as a link that removes it; `removeLabel` is its accessible name. */
export function RemovableChip({ href, label, removeLabel }: { href: string; label: string; removeLabel: string }) {
  return (
    <a className={styles.chip} href={href} aria-label={removeLabel}>
      <bdi>{label}</bdi>
      <Icon icon={close} />
    </a>
  )
}

/** A large link to a filtered listing, with the number of cars. */
export function LinkChip({ href, label, count }: { href: string; label: string; count?: string | undefined }) {
  return (
    <a className={`${styles.chip} ${styles.large}`} href={href}>
      <bdi>{label}</bdi>
      {count === undefined ? null : <span className={styles.count}>{count}</span>}
    </a>
  )
}
