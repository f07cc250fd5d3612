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
  lang,
  children,
}: {
  /** The line that is always shown and opens the rest: a question, a group of filters. */
  summary: string
  /** A short remark at the end of that line, such as a count or a result; undefined for none. */
  note?: ReactNode
  /** True to show the content from the start; closed by default. */
  open?: boolean
  /** Of disclosures with the same name, one is open at a time; without it each opens by itself. */
  name?: string
  /** The language of what it says, which then has its own direction; undefined where it is the page's. */
  lang?: string | undefined
  /** The content while it is open. */
  children: ReactNode
}) {
  return (
    <details className={styles.disclosure} open={open} name={name} lang={lang} dir={lang && 'auto'}>
      <summary className={styles.summary}>
        <span className={styles.text}>{summary}</span>
        {note && <span className={styles.note}>{note}</span>}
        <span className={styles.chevron}>
          <Icon icon={chevronDown} />
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
