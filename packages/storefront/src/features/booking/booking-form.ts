import type { ActionFunctionArgs } from 'react-router'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { personOf } from '../../appointments/answer-contact.ts'
import { answerSteps } from '../../appointments/answer-steps.ts'
import { KNOWN } from '../../appointments/contact-fields.ts'
import { STEP } from '../../contact-verification/code-fields.ts'
import { textOf } from '../../forms/answer-form.ts'
import { BOOKING, TERMS_VERSION } from './BookingSteps.tsx'

/** Books a car (P-46 and P-47), after the step that says how the deposit is paid; then leads to the booking's page. */
export function answerBooking(args: ActionFunctionArgs, sent: FormData, car: string) {
  return answerSteps(args, sent, {
    form: BOOKING,
    kept: {},
    waits: textOf(sent, STEP) !== KNOWN,
    make: (api, values, headers) =>
      api.POST('/bookings', {
        params: { header: headers },
        body: { car, termsVersion: textOf(sent, TERMS_VERSION), ...personOf(values) },
      }),
    pageOf: (token, language) => pathFor('booking', language, { token }),
  })
}
