import type { HttpClient } from './http-client.ts'

/** Headers of a browser's request. */
const HEADERS = { 'accept-encoding': 'br' }

/** Result of a load: milliseconds of each answer in the order of the paths, and of all together. */
export type LoadResult = { times: number[]; duration: number }

/** Asks for all paths, `workers` of them at a time, each at once when one is answered. Throws on any answer but 200. */
export async function loadSaturated(client: HttpClient, paths: Iterable<string>, workers: number): Promise<LoadResult> {
  const times: number[] = []
  const waiting = inTurn(paths)
  let asked = 0
  const started = performance.now()
  const work = async () => {
    for (const path of waiting) {
      const place = asked++
      times[place] = await ask(client, path, performance.now())
    }
  }
  await Promise.all(Array.from({ length: workers }, work))
  return { times, duration: performance.now() - started }
}

/**
 * Asks for `rate` paths each second, whether the ones before are answered or not. Times count from the moment at which
 * the request was due. Throws on any answer but 200.
 */
export async function loadAtRate(client: HttpClient, paths: readonly string[], rate: number): Promise<LoadResult> {
  const started = performance.now()
  const answers = paths.map(async (path, place) => {
    const due = started + (place * 1000) / rate
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())))
    return ask(client, path, due)
  })
  const times = await Promise.all(answers)
  return { times, duration: performance.now() - started }
}

/** A shared queue: each value goes to one of the workers. */
function* inTurn<T>(values: Iterable<T>): Generator<T> {
  yield* values
}

async function ask(client: HttpClient, path: string, since: number): Promise<number> {
  const { status } = await client.get(path, HEADERS)
  if (status !== 200) throw new Error(`${path} answered ${status}`)
  return performance.now() - since
}
