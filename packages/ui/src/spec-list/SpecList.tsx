import type { ReactNode } from 'react'

import styles from './SpecList.module.css'

/** A labelled fact. `unknown` marks a value whose text says that it is not known. */
export type Spec = { label: string; value: ReactNode; unknown?: boolean }

/** Labelled facts in a hairline table, in columns where they fit. */
export function SpecList({
  specs,
  notes = [],
}: {
  /** The facts in the order shown; one that is not known says so and is marked. */
  specs: readonly Spec[]
  /** Remarks below the table, such as a source; by default none. */
  notes?: readonly string[]
}) {
  const list = (
    <dl className={styles.list}>
      {specs.map(({ label, value, unknown }) => (
        <div key={label} className={styles.row}>
          <dt>{label}</dt>
          <dd className={unknown ? styles.unknown : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  )
  if (notes.length === 0) return list
  return (
    <>
      {list}
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </>
  )
}
