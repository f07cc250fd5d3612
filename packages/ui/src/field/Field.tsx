import { useId } from 'react'
import type { ReactNode } from 'react'

import { Icon } from '../icon/Icon.tsx'
import { alert } from '../icon/icons.ts'
import { textAttributes, textIds } from './text-attributes.ts'
import type { FieldTexts, OwnAttributes, TextAttributes } from './text-attributes.ts'

import styles from './Field.module.css'

/**
 * The frame of one control: label above, help before it, error under it.
 */
export function Field({
  label,
  mark,
  help,
  error,
  own = {},
  children,
}: FieldTexts & {
  /** The control's own attributes, whose id and description are kept; without an id one is made. */
  own?: OwnAttributes
  /** Called on each render to draw the control, with the attributes that connect it with its texts. */
  children: (attributes: TextAttributes) => ReactNode
}) {
  const made = useId()
  const id = own.id ?? made
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        <Mark text={mark} />
      </label>
      <Help id={id} text={help} />
      {children(textAttributes(id, { help, error }, own))}
      <ErrorText id={id} text={error} />
    </div>
  )
}

/** The note after a label. */
export function Mark({
  text,
}: {
  /** The note, such as "(optional)"; undefined shows nothing. */
  text: string | undefined
}) {
  return text === undefined ? null : <span className={styles.mark}>{` ${text}`}</span>
}

/** The help of a control. */
export function Help({
  id,
  text,
}: {
  /** Id of the control that it describes. */
  id: string
  /** The hint; undefined shows nothing. */
  text: ReactNode
}) {
  return text === undefined ? null : (
    <p className={styles.help} id={textIds(id).help}>
      {text}
    </p>
  )
}

/** The error of a control, or of a part of a page. */
export function ErrorText({
  id,
  text,
}: {
  /** Id of the control that it describes; without it the error belongs to none. */
  id?: string
  /** The error and its remedy; undefined shows nothing. */
  text: string | undefined
}) {
  return text === undefined ? null : (
    <p className={styles.error} id={id === undefined ? undefined : textIds(id).error}>
      <Icon icon={alert} />
      <span>{text}</span>
    </p>
  )
}
