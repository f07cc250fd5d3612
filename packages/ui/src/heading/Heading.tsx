import type { ReactNode } from 'react'

import styles from './Heading.module.css'

/** A heading whose level follows the page's outline and whose size is independent of it. */
export function Heading({
  level,
  size,
  id,
  children,
}: {
  level: 1 | 2 | 3
  /** Its size; default that of its level. */
  size?: 'm' | 'l' | 'xl' | '2xl' | '3xl'
  id?: string
  children: ReactNode
}) {
  const Level = `h${level}` as const
  return (
    <Level id={id} className={size === undefined ? undefined : styles[`size-${size}`]}>
      {children}
    </Level>
  )
}
