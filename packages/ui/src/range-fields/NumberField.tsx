import type { ComponentProps } from 'react'

import styles from './RangeFields.module.css'

/** The attributes of the field, without those that make it a number field. */
export type NumberFieldProps = Omit<ComponentProps<'input'>, 'className' | 'type' | 'inputMode'> & {
  label: string
  unit: string
}

/** A whole number in digits, with the number keyboard and its unit behind it; left to right in every language. */
export function NumberField({ label, unit, ...props }: NumberFieldProps) {
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <span className={styles.box} dir="ltr">
        <input className={styles.input} autoComplete="off" maxLength={15} {...props} type="text" inputMode="numeric" />
        <span className={styles.unit}>{unit}</span>
      </span>
    </label>
  )
}
