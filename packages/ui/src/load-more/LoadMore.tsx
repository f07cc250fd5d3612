import type { MouseEvent } from 'react'

import { buttonClass } from '../button/Button.tsx'

import styles from './LoadMore.module.css'

export type LoadMoreProps = {
  /** How much of the list is shown: in numbers, and as words that are announced when they change. */
  shown: { count: number; total: number; text: string }
  /** The address of what comes next and what its link says; null where everything is shown. */
  more: { href: string; label: string } | null
  loading?: boolean
  /** Appends what comes next instead of going there. */
  onLoad?: (() => void) | undefined
}

/** The way to the rest of a list: a link to its next page, which script turns into more of the same list. */
export function LoadMore({ shown, more, loading = false, onLoad }: LoadMoreProps) {
  function onClick(event: MouseEvent): void {
    // In a new tab or window, and without anything to append it, it is the link that it looks like.
    if (!onLoad || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (!loading) onLoad()
  }
  return (
    <div className={styles.more}>
      <p className={styles.text} role="status">
        {shown.text}
      </p>
      <progress className={styles.bar} value={shown.count} max={shown.total} aria-hidden="true" />
      {more ? (
        <a className={buttonClass('secondary')} href={more.href} aria-disabled={loading} onClick={onClick}>
          {more.label}
        </a>
      ) : null}
    </div>
  )
}
