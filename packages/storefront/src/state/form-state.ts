import type { ProblemCode } from '@otosafi/api-client/problem'
import type { PausedFrom } from '@otosafi/domain/forms/paused-from'
import type { ValidationIssue } from '@otosafi/validators/validation-issue'

/** The fields of a form by name, as they were typed. */
export type FormValues = Readonly<Record<string, string>>

/** A minute by the clock of the edition, `14:30`, with its day, an ISO date, where that is not today. */
export type FromMinute = { day: string | null; time: string }

/** A verification code that was sent and is to be typed. */
export type AskedCode = {
  /** Id of the verification, which is sent back with the code. */
  proofId: string
  channel: 'email' | 'phone'
  destination: string
  /** When another code may be sent: the instant in milliseconds, its minute rounded up, and the seconds until then. */
  resendAt: number
  resendFrom: FromMinute
  resendAfter: number
  /** Remaining attempts after a wrong one; null where unknown. */
  triesLeft: number | null
  /** Whether it was sent again. */
  again: boolean
}

/** The result of a form that was sent. */
export type FormState = {
  /** Names the form: a page may have several. */
  form: string
  sent: boolean
  /** Errors by field. */
  issues: Readonly<Partial<Record<string, ValidationIssue>>>
  /** The error of the form as a whole. */
  problem: ProblemCode | null
  /** From when it can be tried again, where the server says so, and the text for that. */
  from?: PausedFrom
  /** The input, to fill the form again. */
  values: FormValues
  /** The code that the form waits for; null where it waits for none. */
  code: AskedCode | null
}
