import { edition } from '#edition'
import { validateName } from '@otosafi/validators/name'
import { validatePhone } from '@otosafi/validators/phone'

import type { FormDefinition } from '../../forms/answer-form.ts'
import { CALL_CHOICES, callChoices, checkCall } from '../../forms/call-choices.ts'
import { checkAll } from '../../forms/check-all.ts'

/** Name of the callback form, and its anchor on the page. */
export const CALLBACK = 'callback'

/** The callback form (P-45), about a car or nothing in particular. Sending it is the consent, as the form says. */
export function callbackForm(car: string | null): FormDefinition<'name' | 'phone' | (typeof CALL_CHOICES)[number]> {
  return {
    form: CALLBACK,
    fields: ['name', 'phone', ...CALL_CHOICES],
    check: ({ name, phone, ...chosen }) =>
      checkAll({
        name: validateName(name),
        phone: validatePhone(phone, edition.phone),
        ...checkCall(chosen),
      }),
    send: (api, { name, phone, ...chosen }, headers) =>
      api.POST('/callbacks', {
        params: { header: headers },
        body: {
          name,
          phone,
          consent: true,
          ...(car === null ? {} : { car }),
          ...callChoices(chosen),
        },
      }),
  }
}
