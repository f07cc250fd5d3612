import type { MouseEvent, ReactNode } from 'react'

import { buttonClass } from '../button/Button.tsx'

import styles from './LoadMore.module.css'

export type LoadMoreProps = {
  /** How much of the list is shown, as a text: announced when it changes. */
  shown: string
  /** Address of the next page; null at the end. */
  next: string | null
  /** Text of the link. */
  label: string
  /** Whether the next page is on its way: the link is then pressed without effect. */
  loading: boolean
  /** Appends the next page. In a new tab or window, as a download, and without script, the link leads to that page. */
  onLoad: () => void
  /** Content after the link, such as page numbers and a note. */
  children?: ReactNode
}

/** "Show more": a link to the next page of a list, which with script appends it. */
export function LoadMore({ shown, next, label, loading, onLoad, children }: LoadMoreProps) {
  function onClick(event: MouseEvent): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (!loading) onLoad()
  }
  return (
    <div className={styles.more}>
      <p role="status">{shown}</p>
      {next && (
        <a ref={passFocus} className={buttonClass('secondary')} href={next} aria-disabled={loading} onClick={onClick}>
          {label}
        </a>
      )}
      {children}
    </div>
  )
}

/** At the end of the list, the focus moves from the removed link to the status. */
function passFocus(link: HTMLAnchorElement): () => void {
  return () => {
    if (link !== document.activeElement) return
    const status = link.previousSibling as HTMLElement
    status.tabIndex = -1
    status.focus()
  }
}
