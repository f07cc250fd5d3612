import type { ComponentProps } from 'react'

import { Field } from '../field/Field.tsx'
import type { FieldTexts } from '../field/text-attributes.ts'

import styles from '../field/Field.module.css'

/** The attributes of the field, without those that make it a number field. */
export type NumberFieldProps = Omit<ComponentProps<'input'>, 'className' | 'type' | 'inputMode'> &
  FieldTexts & {
    /** Unit of the number, after it in the box: a currency, "km"; empty for none. */
    unit: string
    /** True to accept a fraction: the keyboard has its separator; false by default. */
    decimal?: boolean
  }

/** A number field, of integers unless `decimal`, with a numeric keyboard and a unit; left to right in every language. */
export function NumberField({ label, mark, help, error, unit, decimal = false, ...props }: NumberFieldProps) {
  return (
    <Field label={label} mark={mark} help={help} error={error} own={props}>
      {(attributes) => (
        <div className={styles.box} dir="ltr">
          <input
            autoComplete="off"
            maxLength={20}
            {...props}
            {...attributes}
            type="text"
            inputMode={decimal ? 'decimal' : 'numeric'}
          />
          {/* A second label, so that the number is named with its unit. */}
          {unit === '' ? null : (
            <label className={styles.unit} htmlFor={attributes.id}>
              {unit}
            </label>
          )}
        </div>
      )}
    </Field>
  )
}
