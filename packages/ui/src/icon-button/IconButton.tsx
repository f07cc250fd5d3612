import type { ComponentProps } from 'react'

import { Icon } from '../icon/Icon.tsx'
import type { IconData } from '../icon/icons.ts'

import styles from './IconButton.module.css'

/** A button that is an icon alone, for acts that everybody knows by it; `label` says what it does. */
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
