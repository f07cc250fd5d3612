import { isProblem } from '@otosafi/api-client/problem'

import { answer } from './answer-form.ts'

const UNPROCESSABLE = 422

/**
 * The answer to a form that came without a file in its field: the page says so there in its own words. Null where the API refused
 * it for something else, or not at all.
 */
export function answerMissingFile({ form, field }: { form: string; field: string }, error: unknown) {
  const errors = isProblem(error) ? (error.errors ?? []) : []
  if (!errors.some(({ path, code }) => path === `/body/${field}` && code === 'required')) return null
  return answer({ form, issues: { [field]: { code: 'required', values: { field } } } }, UNPROCESSABLE)
}
