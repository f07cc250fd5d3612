import { useId } from 'react'
import type { ReactNode } from 'react'

import { ErrorText, Help, Mark } from '../field/Field.tsx'
import { textIds } from '../field/text-attributes.ts'
import type { FieldTexts } from '../field/text-attributes.ts'

import styles from '../field/Field.module.css'

export type FieldsetProps = FieldTexts & {
  /** Id of the group, to which an error summary links; without it one is made. */
  id?: string | undefined
  /** True to disable all controls of the group, which the form then does not send; false by default. */
  disabled?: boolean
  /** The controls that the legend is about. */
  children: ReactNode
}

/** A group of controls: the legend is `label`, with help before and an error after them. */
export function Fieldset({ label, mark, help, error, id, disabled, children }: FieldsetProps) {
  const made = useId()
  const own = id ?? made
  const ids = textIds(own)
  // `aria-invalid` is not allowed on a group: its description contains the error.
  const describedBy = [help === undefined ? '' : ids.help, error === undefined ? '' : ids.error].join(' ').trim()
  return (
    <fieldset className={styles.field} id={own} disabled={disabled} aria-describedby={describedBy || undefined}>
      <legend className={styles.label}>
        {label}
        <Mark text={mark} />
      </legend>
      <Help id={own} text={help} />
      {children}
      <ErrorText id={own} text={error} />
    </fieldset>
  )
}
