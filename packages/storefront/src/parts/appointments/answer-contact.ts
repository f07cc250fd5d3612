import { edition } from '#edition'
import { validateEmail } from '@otosafi/validators/email'
import { validateFullName } from '@otosafi/validators/full-name'
import { validateMobile } from '@otosafi/validators/mobile'
import { optional } from '@otosafi/validators/optional'
import { validatePhone } from '@otosafi/validators/phone'

import { answer, answerIssues, type FormSender, textOf } from '../../forms/answer-form.ts'
import { checkAll } from '../../forms/check-all.ts'
import type { FormValues } from '../../state/form-state.ts'
import { answerCode, askForCode } from '../contact-verification/answer-code.ts'
import { STEP } from '../contact-verification/code-fields.ts'
import { CONTACT_FIELDS, KNOWN, OTHER, PROVEN, PROVEN_CONTACT, VERIFICATION } from './contact-fields.ts'

/** An answer to a form, which its page shows. */
type Answered = ReturnType<typeof answer>

/** The person of a booking or visit, as passed to a form's next step: the fields, and the verification of a guest's number or address. */
export type Known = { values: FormValues }

/**
 * Handles the steps of a form that identify the visitor (P-46): the fields, and for a guest the code that verifies the number
 * or address. A contact that was verified already, before a step back, needs no second code. Answers with the next step, or
 * returns the visitor. `kept` are the form's other fields, passed on unchanged.
 */
export async function answerContact(
  form: string,
  sent: FormData,
  { api, key }: Pick<FormSender, 'api'> & { key: string },
  { isGuest, kept }: { isGuest: boolean; kept: FormValues },
): Promise<Answered | Known> {
  const typed = Object.fromEntries(CONTACT_FIELDS.map((field) => [field, textOf(sent, field).trim()])) as Record<
    (typeof CONTACT_FIELDS)[number],
    string
  >
  const values = { ...kept, ...typed }
  const staying = ({ data: state, init }: Answered) =>
    answer({ ...state, values: { ...state.values, ...values } }, init?.status)
  if (textOf(sent, STEP) === KNOWN) return { values: { ...values, [VERIFICATION]: textOf(sent, VERIFICATION) } }
  if (textOf(sent, STEP) === OTHER) return answer({ form, values })
  const step = isGuest ? await answerCode(form, sent, { api, key }) : null
  if (step !== null)
    return step.data.sent ? { values: { ...values, [VERIFICATION]: textOf(sent, VERIFICATION) } } : staying(step)
  const channel = typed.channel === 'email' ? 'email' : 'phone'
  const issues = checkAll({
    fullName: validateFullName(typed.fullName),
    phone: (isGuest && channel === 'phone' ? validateMobile : validatePhone)(typed.phone, edition.phone),
    email: (isGuest && channel === 'email' ? validateEmail : optional(validateEmail))(typed.email),
  })
  if (Object.keys(issues).length > 0) return answerIssues({ form, values, issues })
  if (!isGuest) return { values: { ...values, [VERIFICATION]: '' } }
  const proven = textOf(sent, PROVEN)
  if (proven !== '' && textOf(sent, PROVEN_CONTACT) === typed[channel])
    return { values: { ...values, [VERIFICATION]: proven } }
  return staying(await askForCode(form, { channel, destination: typed[channel] }, { api, key }))
}

/** The person who books or visits, as the API takes it. */
export function personOf(values: FormValues) {
  const { fullName = '', phone = '', email = '', [VERIFICATION]: proofId = '' } = values
  return {
    fullName,
    phone,
    consent: true as const,
    ...(email === '' ? {} : { email }),
    ...(proofId === '' ? {} : { proofId }),
  }
}
