import type { ReactNode } from 'react'

import styles from './Heading.module.css'

/** A heading whose level follows the page's outline and whose size is independent of it. */
export function Heading({
  level,
  size,
  id,
  children,
}: {
  /** Its place in the outline: 1 for the page's title, 2 for a section, 3 within a section. */
  level: 1 | 2 | 3
  /** Type size on the type scale; by default that of its level. */
  size?: 'm' | 'l' | 'xl' | '2xl' | '3xl'
  /** Makes it an anchor, or the name of a region; without it neither. */
  id?: string
  /** The heading's text. */
  children: ReactNode
}) {
  const Level = `h${level}` as const
  return (
    <Level id={id} className={size === undefined ? undefined : styles[`size-${size}`]}>
      {children}
    </Level>
  )
}
