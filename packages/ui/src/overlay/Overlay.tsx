import type { ReactNode } from 'react'

import styles from './Overlay.module.css'

/**
 * A layer over the whole page that says what is happening: on `veil` the page is seen through it and takes no press,
 * for what must not be interrupted; on `paper` it is hidden behind a layer that comes only after a while.
 */
export function Overlay({ ground, children }: { ground: 'veil' | 'paper'; children: ReactNode }) {
  return (
    <div className={`${styles.overlay} ${styles[ground]}`} role="status">
      {ground === 'veil' ? <div className={styles.panel}>{children}</div> : children}
    </div>
  )
}
