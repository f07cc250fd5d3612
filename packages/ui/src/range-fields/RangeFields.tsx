import { NumberField } from './NumberField.tsx'

import styles from './RangeFields.module.css'

export type RangeField = {
  name: string
  label: string
  /** A number, or a text that is none as it was typed. */
  value: number | string | undefined
  placeholder?: string | undefined
  error?: string | undefined
  /** Pattern of a valid value, in the syntax of the attribute. */
  pattern?: string | undefined
}

/** From and to, as two number fields with the same `unit`. */
export function RangeFields({
  label,
  from,
  to,
  unit,
}: {
  /** Accessible name of the fields together: "Price". */
  label: string
  /** The field of the lower end: its name, label, first value and error; no value for no bound. */
  from: RangeField
  /** The field of the upper end, likewise. */
  to: RangeField
  /** Unit of both numbers, after each in its box: a currency, "km"; empty for none. */
  unit: string
}) {
  return (
    <div className={styles.range} role="group" aria-label={label}>
      {[from, to].map(({ name, label, value, placeholder, error, pattern }) => (
        <NumberField
          key={name}
          name={name}
          label={label}
          unit={unit}
          defaultValue={value ?? ''}
          placeholder={placeholder}
          error={error}
          pattern={pattern}
        />
      ))}
    </div>
  )
}
