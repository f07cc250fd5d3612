import type { ReactNode } from 'react'

import { Icon } from '../icon/Icon.tsx'
import { chevronDown } from '../icon/icons.ts'

import styles from './Disclosure.module.css'

/** A `details` element: answers, filter groups, inspection sections. Works without script. */
export function Disclosure({
  summary,
  note,
  open,
  name,
  children,
}: {
  summary: string
  note?: ReactNode
  open?: boolean
  /** Of disclosures with the same name, one is open at a time. */
  name?: string
  children: ReactNode
}) {
  return (
    <details className={styles.disclosure} open={open} name={name}>
      <summary className={styles.summary}>
        <span className={styles.text}>{summary}</span>
        {note === undefined ? null : <span className={styles.note}>{note}</span>}
        <span className={styles.chevron}>
          <Icon icon={chevronDown} />
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
