import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'

import { ErrorText, Help } from '../field/Field.tsx'
import { wireChoice } from '../field/wire.ts'

import styles from './Choice.module.css'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'className' | 'type'> & {
  /** The label; it may contain links. */
  label: ReactNode
  help?: ReactNode
  error?: string | undefined
}

/** A checkbox with its label. */
export function Checkbox({ label, help, error, ...props }: CheckboxProps) {
  const made = useId()
  const id = props.id ?? made
  return (
    <div>
      <label className={styles.choice}>
        <input {...props} {...wireChoice(id, { help, error }, props)} className={styles.box} type="checkbox" />
        <span className={styles.text}>{label}</span>
      </label>
      {help === undefined ? null : (
        <div className={styles.help}>
          <Help id={id} text={help} />
        </div>
      )}
      <ErrorText id={id} text={error} />
    </div>
  )
}
