import type { ReactNode } from 'react'

import { Icon } from '../icon/Icon.tsx'
import type { IconData } from '../icon/icons.ts'

import styles from './StateMessage.module.css'

/** The props of a state: title, reason, and links as children. */
export type StateText = {
  /** The state in words, as a heading: "No cars found". */
  title: string
  /** Why it is so, and what is possible now; without it the title says enough. */
  text?: ReactNode
  /** The level of the title: `h1` where it is the whole page, `h2` within one, by default. */
  heading?: 'h1' | 'h2'
  /** Links or buttons to go on; without it there are none. */
  children?: ReactNode
}

/** Shown in place of the content of a page or section. */
export function StateMessage({
  icon,
  live,
  title,
  text,
  heading: Heading = 'h2',
  children,
}: StateText & {
  /** A decorative icon above the title; undefined for none. */
  icon?: IconData | undefined
  /** Its live-region role where it appears after the page has loaded: `alert` interrupts; without it not announced. */
  live?: 'status' | 'alert'
}) {
  return (
    <div className={styles.message} role={live}>
      {icon ? (
        <span className={styles.icon}>
          <Icon icon={icon} />
        </span>
      ) : null}
      <Heading>{title}</Heading>
      {text ? <p>{text}</p> : null}
      {children ? <div className={styles.ways}>{children}</div> : null}
    </div>
  )
}
