import { useId } from 'react'
import type { ReactNode } from 'react'

import { Icon } from '../icon/Icon.tsx'
import { alert } from '../icon/icons.ts'
import { textIds, wire } from './wire.ts'
import type { FieldTexts, Own, Wired } from './wire.ts'

import styles from './Field.module.css'

/**
 * The frame of one control: label above, help before it, error under it. `children` draws the control with the
 * attributes that tie it to these texts; `own` are the control's attributes, whose id is kept.
 */
export function Field({
  label,
  mark,
  help,
  error,
  own = {},
  children,
}: FieldTexts & { own?: Own; children: (wired: Wired) => ReactNode }) {
  const made = useId()
  const id = own.id ?? made
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        <Mark text={mark} />
      </label>
      <Help id={id} text={help} />
      {children(wire(id, { help, error }, own))}
      <ErrorText id={id} text={error} />
    </div>
  )
}

/** The note after a label. */
export function Mark({ text }: { text: string | undefined }) {
  return text === undefined ? null : (
    <>
      {' '}
      <span className={styles.mark}>{text}</span>
    </>
  )
}

/** The help of the control with this id. */
export function Help({ id, text }: { id: string; text: ReactNode }) {
  return text === undefined ? null : (
    <p className={styles.help} id={textIds(id).help}>
      {text}
    </p>
  )
}

/** An error; with an id that of the control with this id. */
export function ErrorText({ id, text }: { id?: string; text: string | undefined }) {
  return text === undefined ? null : (
    <p className={styles.error} id={id === undefined ? undefined : textIds(id).error}>
      <Icon icon={alert} />
      <span>{text}</span>
    </p>
  )
}
