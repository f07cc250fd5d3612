import { validateEmail } from '@otosafi/validators/email'
import { validateMessage } from '@otosafi/validators/message'
import { optional } from '@otosafi/validators/optional'

import type { FormDefinition } from '../../forms/answer-form.ts'
import { checkAll } from '../../forms/check-all.ts'

/** Name of the question form, and its anchor on the page. */
export const ASK = 'ask'

/** The question form: the question, and the address for the answer. Sending it is the consent, as the form says. */
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
