import type { ReactNode } from 'react'

import { Wrap } from '@otosafi/ui/section/Section'

import { HomeTrail } from '../../parts/trail/HomeTrail.tsx'

import styles from './GuestFormPage.module.css'

/** A page for guests of the account, in a column as narrow as its form; `lead` says what it is for. */
export function GuestFormPage({
  title,
  lead,
  children,
}: {
  title: string
  lead?: string | undefined
  children: ReactNode
}) {
  return (
    <Wrap>
      <HomeTrail current={title} />
      <div className={styles.page}>
        <div>
          <h1>{title}</h1>
          {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
        </div>
        {children}
      </div>
    </Wrap>
  )
}
