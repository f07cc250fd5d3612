import { validateEmail } from '@otosafi/validators/email'
import { validateMessage } from '@otosafi/validators/message'
import { optional } from '@otosafi/validators/optional'

import type { FormDefinition } from '../../forms/answer-form.ts'
import { checkAll } from '../../forms/check-all.ts'

/** Name of the question form, and the place on the page where it stands. */
export const ASK = 'ask'

/** A question for the questions page, and where to send the answer. The form says to what its sender agrees. */
export const ASK_FORM: FormDefinition<'message' | 'email'> = {
  form: ASK,
  fields: ['message', 'email'],
  check: ({ message, email }) =>
    checkAll({
      message: validateMessage(message),
      email: optional(validateEmail)(email),
    }),
  send: (api, { message, email }, headers) =>
    api.POST('/questions', {
      params: { header: headers },
      body: { message, consent: true, ...(email === '' ? {} : { email }) },
    }),
}
