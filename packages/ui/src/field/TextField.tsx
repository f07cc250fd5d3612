import type { ComponentProps } from 'react'

import { Field } from './Field.tsx'
import type { FieldTexts } from './text-attributes.ts'

import styles from './Field.module.css'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'className'> & FieldTexts

/** One line of text; the input determines its own direction. */
export function TextField({ label, mark, help, error, ...props }: TextFieldProps) {
  return (
    <Field label={label} mark={mark} help={help} error={error} own={props}>
      {(attributes) => <input className={styles.input} dir="auto" {...props} {...attributes} />}
    </Field>
  )
}
