import type { ReactNode } from 'react'

import styles from './Badge.module.css'

/** `brand` for what is certified, `accent` for what is bound to time, `plain` for facts, `ink` for what is over. */
export type BadgeTone = 'brand' | 'accent' | 'plain' | 'ink'

/** A short word on a state; it always says in text what its colour means. */
export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>
}
