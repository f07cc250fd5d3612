import { Icon } from '../icon/Icon.tsx'
import { close } from '../icon/icons.ts'

import styles from './Chip.module.css'

/** A chosen filter that its link takes away; `removeLabel` says so in full. */
export function RemovableChip({ href, label, removeLabel }: { href: string; label: string; removeLabel: string }) {
  return (
    <a className={styles.chip} href={href} aria-label={removeLabel}>
      <bdi>{label}</bdi>
      <Icon icon={close} />
    </a>
  )
}

/** A large tap target that leads to a narrowed listing, with how many cars are there. */
export function LinkChip({ href, label, count }: { href: string; label: string; count?: string | undefined }) {
  return (
    <a className={`${styles.chip} ${styles.large}`} href={href}>
      <bdi>{label}</bdi>
      {count === undefined ? null : <span className={styles.count}>{count}</span>}
    </a>
  )
}
