import type { ReactNode } from 'react'

import { Icon } from '../icon/Icon.tsx'
import { alert, check, info } from '../icon/icons.ts'

import styles from './Callout.module.css'

const ICONS = { info, success: check, warning: alert, danger: alert }

/** `warning` for a caution, `danger` for an error or a risk. */
export type CalloutTone = keyof typeof ICONS

/** A remark set apart from its text; its title says in words what colour and icon say. */
export function Callout({
  tone = 'info',
  title,
  live,
  children,
}: {
  tone?: CalloutTone
  title: string
  /** Its live-region role, where it appears after the page has loaded. */
  live?: 'status' | 'alert' | undefined
  children?: ReactNode
}) {
  return (
    <div className={`${styles.callout} ${styles[tone]}`} role={live}>
      <Icon icon={ICONS[tone]} />
      <div className={styles.body}>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
    </div>
  )
}
