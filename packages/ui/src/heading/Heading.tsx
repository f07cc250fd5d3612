import type { ReactNode } from 'react'

import styles from './Heading.module.css'

/** A heading whose level follows the order of the page and whose size follows its weight there. */
export function Heading({
  level,
  size,
  id,
  children,
}: {
  level: 1 | 2 | 3
  /** How large it looks; without it, as its level does. */
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
