import createClient from 'openapi-fetch'

import type { paths } from '@otosafi/api-client/office-schema'
import { isProblem, type Problem } from '@otosafi/api-client/problem'

/** The client of the office's contract. */
export const api = createClient<paths>({
  baseUrl: `${location.origin}/office`,
  fetch: (request) => fetch(request),
})

/** An answer that is none of success. `problem` is null where there was no answer, or one of somebody in between. */
export class Failure extends Error {
  override name = 'Failure'
  readonly problem: Problem | null

  constructor(problem: Problem | null) {
    super(problem?.code ?? 'no answer')
    this.problem = problem
  }
}

/** Something that is not among what an answer lists. */
export class NotThere extends Error {
  override name = 'NotThere'
}

/** A part of the office that could not be loaded: the connection is interrupted, or the office was renewed since it was opened. */
export class PartMissing extends Error {
  override name = 'PartMissing'
}

/** The data of an answer. Throws a {@link Failure} where it is none of success. */
export async function dataOf<Data>(asked: Promise<{ data?: Data; error?: unknown }>): Promise<Data> {
  const { data, error } = await asked.catch(() => ({ data: undefined, error: undefined }))
  if (data === undefined) throw new Failure(isProblem(error) ? error : null)
  return data
}
