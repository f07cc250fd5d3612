import { validateName } from '@otosafi/validators/name'
import { validateOption } from '@otosafi/validators/option'

import type { FormDefinition } from '../../forms/answer-form.ts'
import { checkAll } from '../../forms/check-all.ts'

/** Name of the form in which somebody votes. */
export const VOTE = 'vote'

/** The vote of somebody who has the link (P-62). */
export function voteForm(token: string): FormDefinition<'name' | 'car'> {
  return {
    form: VOTE,
    fields: ['car', 'name'],
    check: ({ name, car }) => checkAll({ car: car === '' ? validateOption(car, []) : null, name: validateName(name) }),
    send: (api, { name, car }) => api.PUT('/polls/{token}/votes', { params: { path: { token } }, body: { name, car } }),
  }
}
