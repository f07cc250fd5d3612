import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'

import { ErrorText, Help } from '../field/Field.tsx'
import { textAttributes } from '../field/text-attributes.ts'

import styles from './Choice.module.css'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'className' | 'type'> & {
  /** Label beside the box; it may contain links. */
  label: ReactNode
  /** A hint below the label, read out with the box; undefined for none. */
  help?: ReactNode
  /** The error and its remedy; undefined without one. */
  error?: string | undefined
}

/** A checkbox with its label. */
export function Checkbox({ label, help, error, ...props }: CheckboxProps) {
  const generated = useId()
  const id = props.id ?? generated
  // Nested in its label, the input needs an id only for a description.
  const attributes = help === undefined && error === undefined ? null : textAttributes(id, { help, error }, props)
  return (
    <div>
      <label className={styles.choice}>
        <input {...props} {...attributes} className={styles.box} type="checkbox" />
        <span className={styles.text}>{label}</span>
      </label>
      {attributes && (
        <div className={styles.help}>
          <Help id={id} text={help} />
        </div>
      )}
      <ErrorText id={id} text={error} />
    </div>
  )
}
