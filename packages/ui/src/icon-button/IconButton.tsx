import type { ComponentProps } from 'react'

import { Icon } from '../icon/Icon.tsx'
import type { IconData } from '../icon/icons.ts'

import styles from './IconButton.module.css'

/** A button with an icon alone. */
export function IconButton({
  icon,
  label,
  outlined = false,
  ...props
}: Omit<ComponentProps<'button'>, 'children' | 'className' | 'aria-label'> & {
  /** The icon that stands for the action; one that visitors know without words. */
  icon: IconData
  /** Accessible name: what pressing it does. */
  label: string
  /** True for a frame and a ground, as over a picture; by default it has none until the pointer is over it. */
  outlined?: boolean
}) {
  return (
    <button
      type="button"
      {...props}
      className={outlined ? `${styles.button} ${styles.outlined}` : styles.button}
      aria-label={label}
    >
      <Icon icon={icon} />
    </button>
  )
}
