import type { ReactNode } from 'react'

import { Icon } from '../icon/Icon.tsx'

import styles from './Disclosure.module.css'

/** A part that opens under its own line: answers, filter groups, inspection sections. Works without script. */
export function Disclosure({
  summary,
  note,
  open,
  children,
}: {
  summary: string
  note?: ReactNode
  open?: boolean
  children: ReactNode
}) {
  return (
    <details className={styles.disclosure} open={open}>
      <summary className={styles.summary}>
        <span className={styles.text}>{summary}</span>
        {note === undefined ? null : <span className={styles.note}>{note}</span>}
        <span className={styles.chevron}>
          <Icon name="chevronDown" />
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
