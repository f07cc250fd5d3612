import type { ReactNode } from 'react'

import { Icon } from '../icon/Icon.tsx'
import { alert, check, info } from '../icon/icons.ts'

import styles from './Callout.module.css'

const ICONS = { info, success: check, warning: alert, danger: alert }

export type CalloutTone = keyof typeof ICONS

/** A remark set apart from its text; its title says in words what colour and icon say. */
export function Callout({
  tone = 'info',
  title,
  live,
  children,
}: {
  /** Its colour and icon: `info` by default, `warning` for a caution, `danger` for an error or a risk. */
  tone?: CalloutTone
  /** The remark in a few words, which also say what colour and icon mean. */
  title: string
  /** Its live-region role where it appears after the page has loaded: `alert` interrupts; undefined is not announced. */
  live?: 'status' | 'alert' | undefined
  /** Details below the title, such as a text or links; without them the title stands alone. */
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
