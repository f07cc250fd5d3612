import type { ComponentProps } from 'react'

import { Field } from '../field/Field.tsx'
import type { FieldTexts } from '../field/text-attributes.ts'

import styles from '../field/Field.module.css'

/** An option; without a value its label is sent. */
export type SelectOption = { value?: string | undefined; label: string }

export type SelectFieldProps = Omit<ComponentProps<'select'>, 'className'> &
  FieldTexts & {
    /** The choices in the order shown; the first is chosen where no value says otherwise. */
    options: readonly SelectOption[]
  }

/** A native select with its label. */
export function SelectField({ label, mark, help, error, options, ...props }: SelectFieldProps) {
  return (
    <Field label={label} mark={mark} help={help} error={error} own={props}>
      {(attributes) => (
        <select className={styles.input} {...props} {...attributes}>
          {options.map((option) => (
            <option key={option.value ?? option.label} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
