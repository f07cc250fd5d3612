import type { ComponentProps } from 'react'

import { HiddenText } from '../hidden-text/HiddenText.tsx'
import { Icon } from '../icon/Icon.tsx'
import { external as externalIcon } from '../icon/icons.ts'

import styles from './TextLink.module.css'

/** Keeps the icon on the line of the last word. */
const NO_BREAK = '\u00A0'

/** A link within text. */
export function TextLink({
  external,
  children,
  ...props
}: ComponentProps<'a'> & {
  /** Marks a link that leaves the site, by an icon and this note for screen readers; undefined within the site. */
  external?: string | undefined
}) {
  if (external === undefined)
    return (
      <a {...props} className={styles.link}>
        {children}
      </a>
    )
  return (
    <a rel="noopener" {...props} className={styles.link}>
      {children}
      {NO_BREAK}
      <Icon icon={externalIcon} />
      <HiddenText>{external}</HiddenText>
    </a>
  )
}
