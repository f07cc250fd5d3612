import { edition } from '#edition'
import type { CarProblemRequest } from '@otosafi/api-client/schema'
import { validateEmail } from '@otosafi/validators/email'
import { validateMessage } from '@otosafi/validators/message'
import { validateOption } from '@otosafi/validators/option'
import { optional } from '@otosafi/validators/optional'
import { validatePhone } from '@otosafi/validators/phone'

import type { FormDefinition } from '../../forms/answer-form.ts'
import { checkAll } from '../../forms/check-all.ts'

/** Name of the form, and its anchor on the page. */
export const PROBLEM = 'problem'

type Reason = CarProblemRequest['reason']

/** The reasons of a report, in the order shown. */
export const REASONS: readonly Reason[] = ['facts', 'photos', 'sold', 'money', 'other']

/** The form that reports what is wrong with a car's page (P-45). Address and number are given for an answer alone. */
export function problemForm(car: string): FormDefinition<'reason' | 'message' | 'email' | 'phone'> {
  return {
    form: PROBLEM,
    fields: ['reason', 'message', 'email', 'phone'],
    check: ({ reason, message, email, phone }) =>
      checkAll({
        reason: validateOption(reason, REASONS),
        message: validateMessage(message),
        email: optional(validateEmail)(email),
        phone: optional(validatePhone)(phone, edition.phone),
      }),
    send: (api, { reason, message, email, phone }, headers) =>
      api.POST('/cars/{id}/problems', {
        params: { path: { id: car }, header: headers },
        body: {
          reason: reason as Reason,
          message,
          consent: true,
          ...(email === '' ? {} : { email }),
          ...(phone === '' ? {} : { phone }),
        },
      }),
  }
}
