import createClient from 'openapi-fetch'

import type { paths } from '@otosafi/api-client/office-schema'
import { isProblem, type Problem } from '@otosafi/api-client/problem'

import { isRenewed } from './is-renewed.ts'
import { confirmed } from './session/confirmation.ts'

/** The client of the office's contract. */
export const api = createClient<paths>({
  baseUrl: `${location.origin}/office`,
  fetch: fetchConfirmed,
})

/** Sends a request; where the server asks again for who is signed in, once more after that, with all that it had. */
async function fetchConfirmed(request: Request): Promise<Response> {
  const again = request.clone()
  const answer = await fetch(request)
  if (answer.status !== 410 || !(await asksForCode(answer.clone()))) return answer
  return (await confirmed()) ? fetch(again) : answer
}

async function asksForCode(answer: Response): Promise<boolean> {
  const problem: unknown = await answer.json().catch(() => null)
  return isProblem(problem) && problem.code === 'otp_expired'
}

/**
 * A failed request. `problem` is null where there was no answer, or one of a proxy; `isOfOldPage` says that it may be refused
 * because the office was renewed since the page was opened.
 */
export class Failure extends Error {
  override name = 'Failure'
  readonly problem: Problem | null
  readonly isOfOldPage: boolean

  constructor(problem: Problem | null, isOfOldPage = false) {
    super(problem?.code ?? 'no answer')
    this.problem = problem
    this.isOfOldPage = isOfOldPage
  }
}

/** Something that is not among what an answer lists. */
export class NotThere extends Error {
  override name = 'NotThere'
}

/** An answer without a body, as {@link dataOf} takes one: `data` says that it is one of success. */
export async function answered(
  asked: Promise<{ response: Response; error?: unknown }>,
): Promise<{ data?: true; error?: unknown }> {
  const { response, error } = await asked
  return response.ok ? { data: true } : { error }
}

/** The data of an answer. Throws a {@link Failure} where the request failed. */
export async function dataOf<Data>(asked: Promise<{ data?: Data; error?: unknown }>): Promise<Data> {
  const { data, error } = await asked.catch(() => ({ data: undefined, error: undefined }))
  if (data !== undefined) return data
  const problem = isProblem(error) ? error : null
  throw new Failure(problem, problem?.code === 'validation_failed' && (await isRenewed()))
}
