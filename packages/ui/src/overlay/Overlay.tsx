import type { ReactNode } from 'react'

import styles from './Overlay.module.css'

/**
 * A full-page layer that shows progress: `veil` is translucent and blocks the page, for work that must not be interrupted;
 * `paper` is opaque and appears after a delay.
 */
export function Overlay({ ground, children }: { ground: 'veil' | 'paper'; children: ReactNode }) {
  return (
    <div className={`${styles.overlay} ${styles[ground]}`} role="status">
      {ground === 'veil' ? <div className={styles.panel}>{children}</div> : children}
    </div>
  )
}
