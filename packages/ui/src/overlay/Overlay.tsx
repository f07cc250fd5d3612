import type { ReactNode } from 'react'

import styles from './Overlay.module.css'

/**
 * A full-page layer that shows progress, and announces it.
 */
export function Overlay({
  ground,
  children,
}: {
  /** `veil` dims and blocks the page, for work not to be interrupted; `paper` hides it, after a delay. */
  ground: 'veil' | 'paper'
  /** The progress: a bar or a text. */
  children: ReactNode
}) {
  return (
    <div className={`${styles.overlay} ${styles[ground]}`} role="status">
      {ground === 'veil' ? <div className={styles.panel}>{children}</div> : children}
    </div>
  )
}
