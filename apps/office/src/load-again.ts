import { Failure } from './api.ts'

/** What was loaded last for a page with input, by its address. */
let last: { url: string; data: unknown } | null = null

/** The loading of a page once more; `isMissed` where it shows what it showed before. */
let again: { isMissed: boolean } | null = null

/**
 * Loads the data of a page with input. Where they are loaded again after a change and nothing answers, they stay: an error in the place of
 * the page would take all that is typed with it.
 */
export async function staying<Data>({ url }: Pick<Request, 'url'>, asked: Promise<Data>): Promise<Data> {
  try {
    const data = await asked
    last = { url, data }
    return data
  } catch (error) {
    const isUnanswered = error instanceof Failure && error.problem === null
    if (again === null || last?.url !== url || !isUnanswered) throw error
    again.isMissed = true
    return last.data as Data
  }
}

/** Loads a page again after a change; resolves to whether it shows how things stand now. */
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
