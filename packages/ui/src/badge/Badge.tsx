import type { ReactNode } from 'react'

import styles from './Badge.module.css'

export type BadgeTone = 'brand' | 'accent' | 'plain' | 'ink'

/** A short label of a state; its text always says what its colour means. */
export function Badge({
  tone,
  children,
}: {
  /** Its colours: `brand` for certified, `accent` for limited in time, `plain` for facts, `ink` for ended. */
  tone: BadgeTone
  /** The state in a word or two. */
  children: ReactNode
}) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>
}
