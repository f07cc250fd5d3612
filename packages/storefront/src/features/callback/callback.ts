import { edition } from '#edition'
import type { DayPart } from '@otosafi/api-client/schema'
import { validateName } from '@otosafi/validators/name'
import { validateOption } from '@otosafi/validators/option'
import { optional } from '@otosafi/validators/optional'
import { validatePhone } from '@otosafi/validators/phone'

import type { FormDefinition } from '../../forms/answer-form.ts'
import { checkAll } from '../../forms/check-all.ts'

/** Name of the callback form, and the place on the page where it stands. */
export const CALLBACK = 'callback'

/** Parts of the day in which a call may be wanted. */
export const DAY_PARTS = ['morning', 'afternoon', 'evening'] as const satisfies DayPart[]

/** A wish to be called back about a car (spec sections 3 and 5). The form says to what its sender agrees. */
export function callbackForm(car: string): FormDefinition<'name' | 'phone' | 'time'> {
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
        body: { name, phone, car, consent: true, ...(time === '' ? {} : { preferredTime: time as DayPart }) },
      }),
  }
}
