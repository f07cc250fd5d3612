import type { FocusEvent, KeyboardEvent, ReactNode } from 'react'

import { Icon } from '../icon/Icon.tsx'
import { check, type IconData } from '../icon/icons.ts'

import styles from './Menu.module.css'

export type MenuEntry = {
  label: string
  href: string
  current?: boolean
  lang?: string
  dir?: 'ltr' | 'rtl'
  note?: string | undefined
}

/** A menu of links in a `details` element: opens without script; with script, closes on Escape and when the focus leaves. */
export function Menu({
  label,
  icon,
  text,
  children,
}: {
  /** Purpose of the menu: the start of its button's accessible name. */
  label: string
  /** The icon of its button. */
  icon: IconData
  /** A short text beside the icon, such as the language chosen; without it the button is the icon alone. */
  text?: string
  /** Content of the panel: one or more `MenuLinks`. */
  children: ReactNode
}) {
  return (
    <details className={styles.menu} name="site-menu" onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
      <summary className={styles.summary} aria-label={text === undefined ? label : `${label} ${text}`}>
        <Icon icon={icon} />
        {text === undefined ? null : <span className={styles.text}>{text}</span>}
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  )
}

function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>): void {
  if (event.key !== 'Escape' || !event.currentTarget.open) return
  // One press closes one thing.
  event.preventDefault()
  event.currentTarget.open = false
  event.currentTarget.querySelector('summary')?.focus()
}

function closeOnLeave(event: FocusEvent<HTMLDetailsElement>): void {
  if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget))
    event.currentTarget.open = false
}

/** The links of a menu, with the current one marked. */
export function MenuLinks({
  title,
  entries,
}: {
  /** Heading of the links, also the accessible name of their navigation. */
  title: string
  /** The links in the order shown, with a note or the mark of the current one at their end. */
  entries: readonly MenuEntry[]
}) {
  return (
    <nav aria-label={title}>
      <p className={styles.title}>{title}</p>
      <ul>
        {entries.map((entry) => (
          <li key={entry.href + entry.label}>
            <a
              className={styles.link}
              href={entry.href}
              aria-current={entry.current ? 'true' : undefined}
              lang={entry.lang}
              hrefLang={entry.lang}
              dir={entry.dir}
              data-reload={entry.lang === undefined ? undefined : ''}
            >
              {entry.label}
              {entry.current ? (
                <Icon icon={check} />
              ) : entry.note === undefined ? null : (
                <span className={styles.note}>{entry.note}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
