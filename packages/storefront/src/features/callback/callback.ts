import { edition } from '#edition'
import type { DayPart } from '@otosafi/api-client/schema'
import { validateName } from '@otosafi/validators/name'
import { validateOption } from '@otosafi/validators/option'
import { optional } from '@otosafi/validators/optional'
import { validatePhone } from '@otosafi/validators/phone'

import type { FormDefinition } from '../../forms/answer-form.ts'
import { checkAll } from '../../forms/check-all.ts'

/** Name of the callback form, and its anchor on the page. */
export const CALLBACK = 'callback'

/** The parts of the day to choose from for the call. */
export const DAY_PARTS = ['morning', 'afternoon', 'evening'] as const satisfies DayPart[]

/** The callback form (P-45), about a car or nothing in particular. Sending it is the consent, as the form says. */
export function callbackForm(car: string | null): FormDefinition<'name' | 'phone' | 'time'> {
  return {
    form: CALLBACK,
    fields: ['name', 'phone', 'time'],
    check: ({ name, phone, time }) =>
      checkAll({
        name: validateName(name),
        phone: validatePhone(phone, edition.phone),
        time: optional(validateOption)(time, DAY_PARTS),
      }),
    send: (api, { name, phone, time }, headers) =>
      api.POST('/callbacks', {
        params: { header: headers },
        body: {
          name,
          phone,
          consent: true,
          ...(car === null ? {} : { car }),
          ...(time === '' ? {} : { preferredTime: time as DayPart }),
        },
      }),
  }
}
