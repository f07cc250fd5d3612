import { Icon } from '../icon/Icon.tsx'
import { arrowEnd } from '../icon/icons.ts'

import styles from './Pagination.module.css'

export type PaginationProps = {
  label: string
  previous: { href: string; label: string } | null
  next: { href: string; label: string } | null
  /** "Page 2 of 17". */
  position: string
}

/** Links to the previous and next page, with the position between them. */
export function Pagination({ label, previous, next, position }: PaginationProps) {
  return (
    <nav className={styles.pagination} aria-label={label}>
      {previous ? (
        <a className={styles.link} href={previous.href} rel="prev">
          <span className={styles.back}>
            <Icon icon={arrowEnd} />
          </span>
          {previous.label}
        </a>
      ) : (
        <span />
      )}
      <span className={styles.position}>{position}</span>
      {next ? (
        <a className={styles.link} href={next.href} rel="next">
          {next.label}
          <Icon icon={arrowEnd} />
        </a>
      ) : (
        <span />
      )}
    </nav>
  )
}
