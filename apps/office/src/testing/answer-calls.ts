/** The server's answers by method and path: `GET /me`. */
export type Answers = Readonly<Record<string, (body: unknown, query: URLSearchParams) => Response | Promise<Response>>>

/** A `fetch` before a server with these answers, which fails at every other call; `heard` learns of each. */
export function answerCalls(answers: Answers, heard: (call: string, body: unknown) => void) {
  return async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url)
    const call = `${request.method} ${pathname.replace('/office', '')}`
    const isJson = request.headers.get('content-type') === 'application/json'
    const body: unknown = request.body === null ? null : isJson ? await request.json() : await request.text()
    heard(call, body)
    return (await answers[call]?.(body, searchParams)) ?? Response.json({}, { status: 500 })
  }
}

/** A problem of the API. */
export function problem(status: number, code: string, more: object = {}): Response {
  return Response.json({ type: 'urn:x', title: 'x', status, code, instance: 'x', ...more }, { status })
}
