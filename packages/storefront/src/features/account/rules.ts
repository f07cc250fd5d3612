import { edition } from '#edition'
import { validateCurrentPassword } from '@otosafi/validators/current-password'
import { validateFullName } from '@otosafi/validators/full-name'
import { validateOption } from '@otosafi/validators/option'
import { validateTextMax } from '@otosafi/validators/text-max'

import type { FormDefinition } from '../../forms/answer-form.ts'
import { checkAll } from '../../forms/check-all.ts'
import { checkNewPassword } from '../../forms/check-new-password.ts'
import { CHANGE_PASSWORD, PROFILE } from './form-names.ts'

/** Fields and validation of a form, shared by the browser and the server's action. */
export type FormRules<Field extends string> = Pick<FormDefinition<Field>, 'form' | 'fields' | 'check'>

/** The most code points of a bio in the contract. */
const BIO_MAX_LENGTH = 500

export const PROFILE_RULES: FormRules<'fullName' | 'bio' | 'language'> = {
  form: PROFILE,
  fields: ['fullName', 'bio', 'language'],
  check: ({ fullName, bio, language }) =>
    checkAll({
      fullName: validateFullName(fullName),
      bio: validateTextMax(bio, BIO_MAX_LENGTH),
      language: validateOption(language, edition.languages),
    }),
}

export const PASSWORD_RULES: FormRules<'currentPassword' | 'password' | 'confirmation'> = {
  form: CHANGE_PASSWORD,
  fields: ['currentPassword', 'password', 'confirmation'],
  check: (typed) => ({
    ...checkAll({ currentPassword: validateCurrentPassword(typed.currentPassword) }),
    ...checkNewPassword(typed),
  }),
}
