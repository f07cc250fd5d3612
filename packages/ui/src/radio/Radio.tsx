import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'

import { Help } from '../field/Field.tsx'
import { textAttributes } from '../field/text-attributes.ts'

import styles from '../checkbox/Choice.module.css'

export type RadioProps = Omit<ComponentProps<'input'>, 'className' | 'type'> & {
  /** The answer that it stands for, beside the button. */
  label: ReactNode
  /** A hint below the label, read out with the button; undefined for none. */
  help?: ReactNode
}

/** A radio button; those of a group share a `name` and a `Fieldset`, which shows their error. */
export function Radio({ label, help, ...props }: RadioProps) {
  const generated = useId()
  const id = props.id ?? generated
  // Nested in its label, the input needs an id only for a description.
  const attributes = help === undefined ? null : textAttributes(id, { help, error: undefined }, props)
  return (
    <div>
      <label className={styles.choice}>
        <input {...props} {...attributes} className={styles.box} type="radio" />
        <span className={styles.text}>{label}</span>
      </label>
      {attributes && (
        <div className={styles.help}>
          <Help id={id} text={help} />
        </div>
      )}
    </div>
  )
}
