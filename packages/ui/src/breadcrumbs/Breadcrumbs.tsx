import type { ReactNode } from 'react'

import styles from './Breadcrumbs.module.css'

export type Crumb = { label: string; href: string }

/** Breadcrumbs from home to this page; the last entry is the page itself and no link. */
export function Breadcrumbs({
  label,
  crumbs,
  current,
}: {
  /** Accessible name of the navigation: "You are here". */
  label: string
  /** The pages above this one, from home down, each with its name and address. */
  crumbs: readonly Crumb[]
  /** The name of this page, the last entry; it is no link. One in another language says which. */
  current: ReactNode
}) {
  return (
    <nav className={styles.breadcrumbs} aria-label={label}>
      <ol className={styles.list}>
        {crumbs.map((crumb) => (
          <li key={crumb.href} className={styles.crumb}>
            <a className={styles.link} href={crumb.href}>
              <bdi>{crumb.label}</bdi>
            </a>
          </li>
        ))}
        <li className={styles.crumb} aria-current="page">
          <bdi>{current}</bdi>
        </li>
      </ol>
    </nav>
  )
}
