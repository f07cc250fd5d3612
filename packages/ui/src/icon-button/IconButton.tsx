import type { ComponentProps } from 'react'

import { Icon } from '../icon/Icon.tsx'
import type { IconData } from '../icon/icons.ts'

import styles from './IconButton.module.css'

/** A button with an icon alone; `label` is its accessible name. */
export function IconButton({
  icon,
  label,
  outlined = false,
  ...props
}: Omit<ComponentProps<'button'>, 'children' | 'className' | 'aria-label'> & {
  icon: IconData
  label: string
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
