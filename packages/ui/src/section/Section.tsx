import type { ReactNode } from 'react'

import styles from './Section.module.css'

/** The page's measure: content at most 1280 px wide with gutters. */
export function Wrap({ children }: { children: ReactNode }) {
  return <div className={styles.wrap}>{children}</div>
}

/** A titled section of a page. `id` makes it an anchor; `action` links to the full list. */
export function Section({
  id,
  title,
  lead,
  action,
  children,
}: {
  id?: string
  title: string
  lead?: string | undefined
  action?: { href: string; label: string } | undefined
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
