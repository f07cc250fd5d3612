import { validateEmail } from '@otosafi/validators/email'
import { validateMessage } from '@otosafi/validators/message'
import { validateName } from '@otosafi/validators/name'

import type { FormDefinition } from '../../forms/answer-form.ts'
import { checkAll } from '../../forms/check-all.ts'

/** Name of the form, and its anchor on the page. */
export const PROBLEM = 'problem'

/** The form to report a problem with a car's page: a message to the team with the car's reference as its subject. */
export function problemForm(reference: string): FormDefinition<'message' | 'name' | 'email'> {
  return {
    form: PROBLEM,
    fields: ['message', 'name', 'email'],
    check: ({ message, name, email }) =>
      checkAll({ message: validateMessage(message), name: validateName(name), email: validateEmail(email) }),
    send: (api, { message, name, email }, headers) =>
      api.POST('/contact-queries', {
        params: { header: headers },
        body: { name, email, subject: reference, message, consent: true },
      }),
  }
}
