import type { ReactNode } from 'react'

import { Icon } from '../icon/Icon.tsx'
import type { IconData } from '../icon/icons.ts'

import styles from './StateMessage.module.css'

/** The props of a state: title, reason, and links as children. */
export type StateText = { title: string; text?: ReactNode; heading?: 'h1' | 'h2'; children?: ReactNode }

/** Shown in place of the content of a page or section. `live` is its live-region role where it appears later. */
export function StateMessage({
  icon,
  live,
  title,
  text,
  heading: Heading = 'h2',
  children,
}: StateText & { icon?: IconData | undefined; live?: 'status' | 'alert' }) {
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
