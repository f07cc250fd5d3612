import type { MouseEvent } from 'react'

import { buttonClass } from '../button/Button.tsx'

import styles from './LoadMore.module.css'

export type LoadMoreProps = {
  /** How much of the list is shown: a progress value, and a text that is announced when it changes. */
  shown: { count: number; total: number; text: string }
  /** Address and label of the next page; null at the end. */
  more: { href: string; label: string } | null
  loading?: boolean
  /** Appends the next page. */
  onLoad?: (() => void) | undefined
}

/** "Show more": a link to the next page of a list, which with script appends it. */
export function LoadMore({ shown, more, loading = false, onLoad }: LoadMoreProps) {
  function onClick(event: MouseEvent): void {
    // In a new tab or window, or without `onMore`, it is a plain link.
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
