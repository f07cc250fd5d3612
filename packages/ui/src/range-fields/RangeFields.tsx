import { NumberField } from './NumberField.tsx'

import styles from './RangeFields.module.css'

export type RangeField = {
  name: string
  label: string
  value: number | undefined
  placeholder?: string | undefined
  error?: string | undefined
}

/** From and to, as two number fields with the same `unit`. */
export function RangeFields({ from, to, unit }: { from: RangeField; to: RangeField; unit: string }) {
  return (
    <div className={styles.range}>
      {[from, to].map(({ name, label, value, placeholder, error }) => (
        <NumberField
          key={name}
          name={name}
          label={label}
          unit={unit}
          defaultValue={value ?? ''}
          placeholder={placeholder}
          error={error}
        />
      ))}
    </div>
  )
}
