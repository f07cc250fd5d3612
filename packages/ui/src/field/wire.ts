import type { ReactNode } from 'react'

/** The texts around a control. */
export type FieldTexts = {
  label: ReactNode
  /** Stands behind the label, such as "(optional)". */
  mark?: string | undefined
  /** What to know before one types. */
  help?: ReactNode
  /** Why what was sent was refused. */
  error?: string | undefined
}

/** What of a control's own attributes is kept when it is wired. */
export type Own = { id?: string | undefined; 'aria-describedby'?: string | undefined }

/** The attributes that tie a control to the texts around it. */
export type Wired = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

/** Ids of the texts of the control with this id. */
export function textIds(id: string): { help: string; error: string } {
  return { help: `${id}-help`, error: `${id}-error` }
}

/** Ties a control to its help and its error, beside what already describes it; a refused one says so. */
export function wire(id: string, { help, error }: Pick<FieldTexts, 'help' | 'error'>, own: Own = {}): Wired {
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
