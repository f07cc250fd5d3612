import type { TFunction } from 'i18next'

import type { ProblemError } from '@otosafi/api-client/problem'

import type { Texts } from '../texts/texts.ts'

const CODES = [
  'required',
  'option',
  'numberBetween',
  'newHasNoGrade',
  'dateInFuture',
  'endsBeforeItBegins',
  'vinOfAnotherCar',
] as const satisfies readonly (keyof Texts['issue'])[]

/** The text of a field's issue. */
export function issueText({ code, values }: Pick<ProblemError, 'code' | 'values'>, t: TFunction): string {
  const known = CODES.find((each) => each === code) ?? 'invalid'
  return t(`issue.${known}`, { min: '', max: '', ...values })
}
