import type { ComponentProps } from 'react'

import { Field } from '../field/Field.tsx'
import type { FieldTexts } from '../field/text-attributes.ts'

import styles from '../field/Field.module.css'

export type PhoneFieldProps = Omit<ComponentProps<'input'>, 'className' | 'type' | 'inputMode'> &
  FieldTexts & {
    /** The calling code before the number, such as `+212`; without it the international number is expected. */
    prefix?: string | undefined
  }

/**
 * A telephone field: the input is not reformatted. Left to right in every language, so that the calling code stays before
 * the number.
 */
export function PhoneField({ label, mark, help, error, prefix, ...props }: PhoneFieldProps) {
  return (
    <Field label={label} mark={mark} help={help} error={error} own={props}>
      {(attributes) => (
        <div className={styles.box} dir="ltr">
          {/* A second label, so that the number is named with its calling code. */}
          {prefix === undefined ? null : (
            <label className={styles.unit} htmlFor={attributes.id}>
              {prefix}
            </label>
          )}
          <input
            autoComplete={prefix === undefined ? 'tel' : 'tel-national'}
            maxLength={40}
            {...props}
            {...attributes}
            // A number without its calling code is no whole number: browsers complete it in fields of text alone.
            type={prefix === undefined ? 'tel' : 'text'}
            inputMode="tel"
          />
        </div>
      )}
    </Field>
  )
}
