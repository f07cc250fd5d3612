import type { ReactNode } from 'react'

import styles from './Stat.module.css'

/** A figure with its unit, its label, and its date or source. */
export function Stat({
  figure,
  unit,
  label,
  note,
}: {
  figure: string
  unit?: string | undefined
  label: string
  note?: ReactNode
}) {
  return (
    <div className={styles.stat}>
      <dt>{label}</dt>
      <dd className={styles.figure}>
        <bdi>{figure}</bdi>
        {unit === undefined ? null : <span className={styles.unit}>{unit}</span>}
      </dd>
      {note ? <dd className={styles.note}>{note}</dd> : null}
    </div>
  )
}

/** Figures side by side where they fit. */
export function StatList({ children }: { children: ReactNode }) {
  return <dl className={styles.list}>{children}</dl>
}
