import { MARK } from '../theme/brand.ts'

import styles from './Logo.module.css'

/** The mark and the name beside it as text. A link around it is named by `name` alone. */
export function Logo({ name }: { name: string }) {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path d={MARK} />
      </svg>
      {name}
    </span>
  )
}
