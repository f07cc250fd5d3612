import { encodeForRouter } from './document-data.ts'

/** The header by which the router in the browser knows an answer with data. */
const MARK = 'x-remix-response'

/** Whether an answer is the application's own, and not a reverse proxy's. */
export function isForRouter({ headers }: Response): boolean {
  return headers.has(MARK)
}

/** The answer of a page's action with these data, as the router reads it. */
export function answerForRouter(data: unknown, status: number): Response {
  return new Response(encodeForRouter({ data }), { status, headers: { [MARK]: 'yes' } })
}
