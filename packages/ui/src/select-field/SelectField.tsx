import type { ComponentProps } from 'react'

import styles from './SelectField.module.css'

export type SelectFieldProps = Omit<ComponentProps<'select'>, 'className'> & {
  label: string
  options: readonly { value: string; label: string }[]
}

/** The browser's own select with its label above: the right control on every phone. */
export function SelectField({ label, options, ...props }: SelectFieldProps) {
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <select className={styles.select} {...props}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}

/** A text field in the same measure. */
export function TextField({ label, ...props }: Omit<ComponentProps<'input'>, 'className'> & { label: string }) {
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <input className={styles.select} dir="auto" {...props} />
    </label>
  )
}
