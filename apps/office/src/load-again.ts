import { Failure } from './api.ts'

/** What was loaded last for a page with input, by its address. */
let last: { url: string; data: unknown } | null = null

/** The loading of a page once more; `isMissed` where it shows what it showed before. */
let again: { isMissed: boolean } | null = null

/** Whether the same may be had later: nothing answered, or the server cannot answer, or not so often. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Failure)) return false
  const { problem } = error
  return problem === null || problem.status === 429 || problem.status >= 500
}

/**
 * Loads the data of a page with input. Where they are loaded again after a change and cannot be had for the moment, they stay: an error in
 * the place of the page would take all that is typed with it.
 */
export async function staying<Data>({ url }: Pick<Request, 'url'>, asked: Promise<Data>): Promise<Data> {
  try {
    const data = await asked
    last = { url, data }
    return data
  } catch (error) {
    if (again === null || last?.url !== url || !isPassing(error)) throw error
    again.isMissed = true
    return last.data as Data
  }
}

/** Loads a page again after a change; resolves to whether it shows the present state. */
export async function loadAgain(revalidate: () => Promise<void>): Promise<boolean> {
  const own = { isMissed: false }
  again = own
  try {
    await revalidate()
  } finally {
    if (again === own) again = null
  }
  return !own.isMissed
}
