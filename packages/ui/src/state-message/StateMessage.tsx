import type { ReactNode } from 'react'

import { Icon } from '../icon/Icon.tsx'
import type { IconData } from '../icon/icons.ts'

import styles from './StateMessage.module.css'

/** What a state says: what there is not, why, and as children the ways on. */
export type StateText = { title: string; text?: ReactNode; heading?: 'h1' | 'h2'; children?: ReactNode }

/** What stands where the content of a page or part would be. `live` says how it is announced when it comes later. */
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
