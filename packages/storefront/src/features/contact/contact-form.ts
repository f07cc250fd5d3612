import { edition } from '#edition'
import { validateEmail } from '@otosafi/validators/email'
import { validateMessage } from '@otosafi/validators/message'
import { validateName } from '@otosafi/validators/name'
import { optional } from '@otosafi/validators/optional'
import { validatePhone } from '@otosafi/validators/phone'
import { validateTextMax } from '@otosafi/validators/text-max'

import type { FormDefinition } from '../../forms/answer-form.ts'
import { checkAll } from '../../forms/check-all.ts'
import { CONTACT, SUBJECT_MAX_LENGTH } from '../../navigation/contact-form.ts'

/** The contact form (P-45). Sending it is the consent, as the form says. */
export const CONTACT_FORM: FormDefinition<'name' | 'email' | 'phone' | 'subject' | 'message'> = {
  form: CONTACT,
  fields: ['name', 'email', 'phone', 'subject', 'message'],
  check: ({ name, email, phone, subject, message }) =>
    checkAll({
      name: validateName(name),
      email: validateEmail(email),
      phone: optional(validatePhone)(phone, edition.phone),
      subject: validateTextMax(subject, SUBJECT_MAX_LENGTH),
      message: validateMessage(message),
    }),
  send: (api, { name, email, phone, subject, message }, headers) =>
    api.POST('/contact-queries', {
      params: { header: headers },
      body: {
        name,
        email,
        message,
        consent: true,
        ...(phone === '' ? {} : { phone }),
        ...(subject === '' ? {} : { subject }),
      },
    }),
}
