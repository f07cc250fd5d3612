import { validateEmail } from '@otosafi/validators/email'

import type { FormDefinition } from '../../forms/answer-form.ts'
import { checkAll } from '../../forms/check-all.ts'
import { NEWSLETTER } from './NewsletterForm.tsx'

/** The subscription form. Sending it is the consent, which a mail confirms (double opt-in). */
export const NEWSLETTER_FORM: FormDefinition<'email'> = {
  form: NEWSLETTER,
  fields: ['email'],
  check: ({ email }) => checkAll({ email: validateEmail(email) }),
  send: (api, { email }, headers) =>
    api.POST('/subscribers', { params: { header: headers }, body: { email, consent: true } }),
}
