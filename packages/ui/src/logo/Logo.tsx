import { MARK } from '../theme/brand.ts'

import styles from './Logo.module.css'

/** The mark and the name beside it as text. */
export function Logo({
  name,
}: {
  /** The name of the marketplace, which also names a link around the logo. */
  name: string
}) {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path d={MARK} />
      </svg>
      {name}
    </span>
  )
}
