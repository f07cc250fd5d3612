import { Icon } from '../icon/Icon.tsx'
import { arrowEnd } from '../icon/icons.ts'

import styles from './Pagination.module.css'

export type PaginationProps = {
  /** Accessible name of the navigation: "Pages". */
  label: string
  /** Address and text of the link back; null on the first page, where its place stays empty. */
  previous: { href: string; label: string } | null
  /** Address and text of the link onwards; null on the last page, where its place stays empty. */
  next: { href: string; label: string } | null
  /** Which page this is: "Page 2 of 17". */
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
