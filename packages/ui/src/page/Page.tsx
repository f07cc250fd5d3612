import type { ReactNode } from 'react'

import { Heading } from '../heading/Heading.tsx'
import { Wrap } from '../section/Section.tsx'

import styles from './Page.module.css'

/** The main column of a page: its level-1 heading, lead, tools beside the heading, and sections. */
export function Page({
  title,
  lead,
  above,
  action,
  children,
}: {
  title: string
  lead?: ReactNode
  /** Breadcrumbs, above the heading. */
  above?: ReactNode
  /** Tools for the whole page. */
  action?: ReactNode
  children: ReactNode
}) {
  return (
    <Wrap>
      {above}
      <header className={styles.head}>
        <div className={styles.title}>
          <Heading level={1}>{title}</Heading>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
        </div>
        {action}
      </header>
      <div className={styles.parts}>{children}</div>
    </Wrap>
  )
}
