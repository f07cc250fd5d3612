import type { ActionFunctionArgs } from 'react-router'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { answer, textOf } from '../../forms/answer-form.ts'
import { personOf } from '../../parts/appointments/answer-contact.ts'
import { answerSteps } from '../../parts/appointments/answer-steps.ts'
import { CONTACT_FIELDS, KNOWN, PROVEN, PROVEN_CONTACT, VERIFICATION } from '../../parts/appointments/contact-fields.ts'
import { STAGE } from '../../parts/appointments/stage.ts'
import { STEP } from '../../parts/contact-verification/code-fields.ts'
import type { FormValues } from '../../state/form-state.ts'
import { BOOKING, STAGES, TERMS_VERSION, TO } from './BookingSteps.tsx'

/**
 * Books a car (P-46 and P-47) after the step for the payment of the deposit, and redirects to the booking's page. A
 * button may ask for another step, which keeps all that was typed.
 */
export async function answerBooking(args: ActionFunctionArgs, sent: FormData, car: string) {
  const to = STAGES.find((stage) => stage === textOf(sent, TO))
  if (to !== undefined) return answer({ form: BOOKING, values: { ...valuesOf(sent), [STAGE]: to } })
  return answerSteps(args, sent, car, {
    form: BOOKING,
    kept: { [PROVEN]: textOf(sent, PROVEN), [PROVEN_CONTACT]: textOf(sent, PROVEN_CONTACT) },
    waits: textOf(sent, STEP) !== KNOWN,
    make: (api, values, headers) =>
      api.POST('/bookings', {
        params: { header: headers },
        body: { car, termsVersion: textOf(sent, TERMS_VERSION), ...personOf(values) },
      }),
    pageOf: (token, language) => pathFor('booking', language, { token }),
  })
}

/** The typed and verified values of a sent form. */
function valuesOf(sent: FormData): FormValues {
  const values = Object.fromEntries([...CONTACT_FIELDS, VERIFICATION].map((field) => [field, textOf(sent, field)]))
  const { channel, phone = '', email = '' } = values
  return { ...values, [PROVEN]: textOf(sent, VERIFICATION), [PROVEN_CONTACT]: channel === 'email' ? email : phone }
}
