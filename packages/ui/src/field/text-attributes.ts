import type { ReactNode } from 'react'

/** The texts around a control. */
export type FieldTexts = {
  /** Label of the control; always visible. */
  label: ReactNode
  /** A note after the label, such as "(optional)"; undefined for none. */
  mark?: string | undefined
  /** A hint before the control, read out with it; undefined for none. */
  help?: ReactNode
  /** The error and its remedy, shown under the control; undefined without one. */
  error?: string | undefined
}

/** Attributes of the control itself that are kept. */
export type OwnAttributes = { id?: string | undefined; 'aria-describedby'?: string | undefined }

/** The attributes that connect a control with its texts. */
export type TextAttributes = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

/** The ids of a control's texts. */
export function textIds(id: string): { help: string; error: string } {
  return { help: `${id}-help`, error: `${id}-error` }
}

/** Connects a control with its help and error by `aria-describedby`, in addition to its own; sets `aria-invalid`. */
export function textAttributes(
  id: string,
  { help, error }: Pick<FieldTexts, 'help' | 'error'>,
  own: OwnAttributes = {},
): TextAttributes {
  const ids = textIds(id)
  const describedBy = [
    help === undefined ? '' : ids.help,
    error === undefined ? '' : ids.error,
    own['aria-describedby'] ?? '',
  ]
    .filter((part) => part !== '')
    .join(' ')
  return {
    id,
    ...(describedBy === '' ? {} : { 'aria-describedby': describedBy }),
    ...(error === undefined ? {} : { 'aria-invalid': true }),
  }
}
