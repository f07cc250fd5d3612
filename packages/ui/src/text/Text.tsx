import type { ReactNode } from 'react'

import styles from './Text.module.css'

/** A paragraph, or a part of one where it stands within text. */
export function Text({
  tone = 'ink',
  size = 'm',
  measure = true,
  inline = false,
  children,
}: {
  /** `soft` for secondary text, `danger` for errors. */
  tone?: 'ink' | 'soft' | 'danger'
  size?: 's' | 'm' | 'l'
  /** True where lines keep a readable length. */
  measure?: boolean
  inline?: boolean
  children: ReactNode
}) {
  const Element = inline ? 'span' : 'p'
  const looks = [
    styles.text,
    tone !== 'ink' && styles[tone],
    size !== 'm' && styles[`size-${size}`],
    !measure && styles.whole,
  ]
  return <Element className={looks.filter(Boolean).join(' ')}>{children}</Element>
}
