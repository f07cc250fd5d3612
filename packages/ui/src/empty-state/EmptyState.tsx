import type { ReactNode } from 'react'

import styles from './EmptyState.module.css'

/** What stands where there is nothing, or nothing any more: why, and the way on. */
export function EmptyState({
  title,
  text,
  heading: Heading = 'h2',
  children,
}: {
  title: string
  text?: ReactNode
  heading?: 'h1' | 'h2'
  children?: ReactNode
}) {
  return (
    <div className={styles.empty}>
      <Heading>{title}</Heading>
      {text ? <p>{text}</p> : null}
      {children ? <div className={styles.ways}>{children}</div> : null}
    </div>
  )
}
