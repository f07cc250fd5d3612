import type { ReactNode } from 'react'

import { HiddenText } from '../hidden-text/HiddenText.tsx'

import styles from './Skeleton.module.css'

/** The place of something that is on its way, in its size, so that nothing moves when it comes. */
export function Skeleton({ shape }: { shape: 'line' | 'picture' | 'card' }) {
  if (shape !== 'card') return <div className={styles[shape]} aria-hidden="true" />
  return (
    <div className={styles.card} aria-hidden="true">
      <div className={styles.picture} />
      <div className={styles.line} />
      <div className={styles.line} />
      <div className={styles.line} />
    </div>
  )
}

/** Where skeletons stand until their content comes; `label` says that it is on its way. */
export function SkeletonGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true" className={styles.group}>
      <HiddenText>{label}</HiddenText>
      {children}
    </div>
  )
}
