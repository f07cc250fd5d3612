import { validateEmail } from '@otosafi/validators/email'

import type { FormDefinition } from '../../forms/answer-form.ts'
import { checkAll } from '../../forms/check-all.ts'

/** Name of the form for a reserved car, its anchor, and the way that its address names. */
export const CAR_WAIT = 'wait'

/** The form of who wants to hear when a reserved car is free again. Sending it is the consent, which a mail confirms. */
export function carWaitForm(car: string): FormDefinition<'email'> {
  return {
    form: CAR_WAIT,
    fields: ['email'],
    check: ({ email }) => checkAll({ email: validateEmail(email) }),
    send: (api, { email }, headers) =>
      api.POST('/cars/{id}/waits', {
        params: { path: { id: car }, header: headers },
        body: { email, consent: true },
      }),
  }
}
