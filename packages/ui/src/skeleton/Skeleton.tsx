import type { ReactNode } from 'react'

import { HiddenText } from '../hidden-text/HiddenText.tsx'

import styles from './Skeleton.module.css'

/** A placeholder in the size of content that is being loaded. */
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

/** A group of skeletons; `label` says that the content is being loaded. */
export function SkeletonGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true" className={styles.group}>
      <HiddenText>{label}</HiddenText>
      {children}
    </div>
  )
}
