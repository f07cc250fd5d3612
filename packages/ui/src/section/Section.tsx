import type { ReactNode } from 'react'

import styles from './Section.module.css'

/** The page's measure: content at most 1280 px wide with gutters. */
export function Wrap({
  children,
}: {
  /** The content of a page, or of one of its bands, limited to the page's width. */
  children: ReactNode
}) {
  return <div className={styles.wrap}>{children}</div>
}

/** A titled section of a page. */
export function Section({
  id,
  title,
  lead,
  action,
  children,
}: {
  /** Makes it an anchor, to which links of the page lead; without it there is none. */
  id?: string
  /** Its heading, of level 2. */
  title: string
  /** A sentence under the heading; undefined for none. */
  lead?: string | undefined
  /** Address and text of a link beside the heading, such as that to the full list; undefined for none. */
  action?: { href: string; label: string } | undefined
  /** The content below the heading. */
  children: ReactNode
}) {
  return (
    <section id={id} className={styles.section}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {action ? (
          <a className={styles.action} href={action.href}>
            {action.label}
          </a>
        ) : null}
      </div>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      {children}
    </section>
  )
}
