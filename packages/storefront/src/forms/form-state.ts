import type { ProblemCode } from '@otosafi/api-client/problem'
import type { ValidationIssue } from '@otosafi/validators/validation-issue'

/** The fields of a form by name, as they were typed. */
export type FormValues = Readonly<Record<string, string>>

/** What became of a form that was sent. */
export type FormState = {
  /** Names the form: a page may have several. */
  form: string
  sent: boolean
  /** What is wrong with which field. */
  issues: Readonly<Partial<Record<string, ValidationIssue>>>
  /** Why the whole of it was refused. */
  problem: ProblemCode | null
  /** What was typed, so that nothing of it is lost. */
  values: FormValues
}

/** Query parameter by which a page knows that a form without script has been taken. */
export const SENT = 'sent'

/** Name of the field that carries the idempotency key; script fills it, so that a second press creates nothing. */
export const FORM_KEY = 'formKey'
