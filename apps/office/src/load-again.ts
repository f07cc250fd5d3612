import { Failure } from './api.ts'

/** The last data of a page with input, by its address. */
let last: { url: string; data: unknown } | null = null

/** The present revalidation of a page; `isStale` where it shows its former data. */
let again: { isStale: boolean } | null = null

/** Whether a request may succeed later: there was no response, or a 429 or 5xx. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof Failure)) return false
  const { problem } = error
  return problem === null || problem.status === 429 || problem.status >= 500
}

/**
 * Loads the data of a page with input. Where loading them again after a change fails for the moment, the former data stay: an error in
 * the place of the page would take all that is typed with it.
 */
export async function staleIfError<Data>({ url }: Pick<Request, 'url'>, asked: Promise<Data>): Promise<Data> {
  try {
    const data = await asked
    last = { url, data }
    return data
  } catch (error) {
    if (again === null || last?.url !== url || !isTransient(error)) throw error
    again.isStale = true
    return last.data as Data
  }
}

/** Loads a page again after a change; resolves to whether it shows the present state. */
export async function loadAgain(revalidate: () => Promise<void>): Promise<boolean> {
  const own = { isStale: false }
  again = own
  try {
    await revalidate()
  } finally {
    if (again === own) again = null
  }
  return !own.isStale
}
