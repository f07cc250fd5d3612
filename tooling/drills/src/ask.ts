import { request } from 'node:http'

/** An answer of the product, and how long it took, milliseconds. Status 0 means that there was none. */
export type Answer = { status: number; retryAfter: string | undefined; body: string; time: number }

/** The host of the edition that is asked. */
const HOST = 'otosafi.ma'
/** Timeout of an answer. */
const REQUEST_TIMEOUT_MS = 30_000

/** Sends a request to a port of this machine: a GET, or a POST of what is given as JSON. */
export function ask(
  port: number,
  path: string,
  posted?: { body: unknown; headers: Readonly<Record<string, string>> },
): Promise<Answer> {
  const began = performance.now()
  return new Promise((resolve) => {
    const answer = (status: number, retryAfter: string | undefined, body: string) =>
      resolve({ status, retryAfter, body, time: performance.now() - began })
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: posted === undefined ? 'GET' : 'POST',
        headers: { host: HOST, ...(posted && { 'content-type': 'application/json', ...posted.headers }) },
        agent: false,
        timeout: REQUEST_TIMEOUT_MS,
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', (error) => answer(0, undefined, error.message))
        response.on('end', () =>
          answer(response.statusCode ?? 0, response.headers['retry-after'], Buffer.concat(chunks).toString()),
        )
      },
    )
    sent.on('timeout', () => sent.destroy(new Error('no answer')))
    sent.on('error', (error) => answer(0, undefined, error.message))
    sent.end(posted === undefined ? undefined : JSON.stringify(posted.body))
  })
}
