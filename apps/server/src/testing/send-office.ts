import { OFFICE_HOST } from '../env.ts'
import { sendRequest, type TestResponse } from './http-request.ts'

/**
 * Calls the office as who is signed in by `cookie`: it reads `path`, with a query or without, or sends `body` there, by POST unless
 * `method` says another.
 */
export function sendOffice(
  { port }: { port: number },
  cookie: string,
  path: string,
  { body, method = body === undefined ? 'GET' : 'POST' }: { body?: unknown; method?: string } = {},
): Promise<TestResponse> {
  return sendRequest(port, OFFICE_HOST, `/office${path}`, {
    method,
    headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}
