import type { Agent } from 'node:http'

import { createResponseCheck, type ResponseCheck } from '../../contract/check-response.ts'
import type { OperationId, OperationSpec } from '../../contract/document.ts'
import { sendRequest, type TestResponse } from '../http-request.ts'
import { type ReadRequest, READS } from './read-request.ts'

/** What no answer may tell: traces of calls and files of the server. */
const SERVER_INSIDES = /\\n\s+at |node_modules|file:\/\/|\.(?:ts|mjs|js):\d|\/src\//
/** What no problem may tell besides; a page of the operator's may well have such words. */
const DATABASE_INSIDES = /\b(?:select|insert|update|delete|from|where)\b|syntax error|constraint|SQLSTATE|\bECONN/i

/** Characters of a message; answers can be long. */
const LONGEST_MESSAGE = 1000

type Operation = { spec: OperationSpec; check: ResponseCheck }

const OPERATIONS_BY_ID: ReadonlyMap<OperationId, Operation> = new Map(
  READS.map((spec) => [spec.id, { spec, check: createResponseCheck(spec) }]),
)

/** Sends a request and gives the status of the answer. Throws an Error that says what is not as the contract has it. */
export async function checkRead(port: number, agent: Agent, request: ReadRequest): Promise<number> {
  const operation = OPERATIONS_BY_ID.get(request.operation)
  if (operation === undefined) throw new Error(`There is no read ${request.operation}`)
  const send = (method: string, headers: Record<string, string>) =>
    sendRequest(port, request.host, request.path, { method, headers, agent })
  const answer = await send('GET', request.headers)
  checkAnswer(operation, request, answer)
  if (request.method === 'HEAD') checkHead(answer, await send('HEAD', request.headers))
  const { etag } = answer.headers
  if (!request.revalidates || etag === undefined) return answer.status
  const again = await send('GET', { ...request.headers, 'if-none-match': `"other", ${etag}` })
  checkAnswer(operation, request, again)
  demand(again.status === 304, `${again.status} although nothing has changed`)
  return again.status
}

function checkAnswer({ spec, check }: Operation, request: ReadRequest, answer: TestResponse): void {
  const { status, headers, bytes, body } = answer
  demand(status < 500, `${status}: ${bytes.toString()}`)
  demand(statusesOf(spec, request).includes(status), `${status} for what is to be ${request.fate}: ${bytes.toString()}`)
  if (status === 304) {
    demand(bytes.length === 0 && headers['etag'] !== undefined, '304 with a body or without an ETag')
    return
  }
  demand(body !== undefined, `A body that is no JSON: ${bytes.toString()}`)
  check(status, headers['content-type']?.split(';')[0] ?? null, body)
  demandSilence(SERVER_INSIDES, bytes)
  if (status >= 400) checkProblem(answer)
}

function checkProblem({ status, headers, body, bytes }: TestResponse): void {
  demandSilence(DATABASE_INSIDES, bytes)
  demand(headers['content-type'] === 'application/problem+json', `A problem as ${headers['content-type']}`)
  demand(body.status === status, `${status} with a problem of ${body.status}`)
  demand(body.type === `urn:otosafi:problem:${body.code}`, `${body.code} with the type ${body.type}`)
  const refuses = body.errors?.length > 0
  demand(refuses === (status === 422), `${status} with ${JSON.stringify(body.errors)}`)
  demand(headers['cache-control'] === 'no-store', `A problem that may be kept: ${headers['cache-control']}`)
}

function checkHead(got: TestResponse, head: TestResponse): void {
  demand(head.bytes.length === 0, 'A body for HEAD')
  for (const name of ['content-type', 'content-length', 'etag', 'cache-control'])
    demand(
      head.headers[name] === got.headers[name],
      `${name} is ${head.headers[name]} for HEAD, ${got.headers[name]} for GET`,
    )
  demand(head.status === got.status, `${head.status} for HEAD, ${got.status} for GET`)
}

/** The statuses that a request may be answered with. */
function statusesOf({ responses, parameters, guard }: OperationSpec, { fate }: ReadRequest): readonly number[] {
  const signIn = guard === 'session' || guard === 'refresh' ? [401] : []
  const found = [200, 304, ...(responses.has('404') ? [404] : [])]
  // An address that cannot be read, or is another one, is never taken as far as its values.
  const refusals = parameters.some((parameter) => parameter.in === 'path') ? [400, 404, 422] : [422]
  if (fate === 'taken') return [...signIn, ...found]
  return fate === 'refused' ? [...signIn, ...refusals] : [...signIn, ...found, ...refusals]
}

function demandSilence(insides: RegExp, bytes: Buffer): void {
  const told = insides.exec(bytes.toString())
  demand(told === null, `The answer tells of the server's inside: ${told?.[0]}`)
}

function demand(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise.slice(0, LONGEST_MESSAGE))
}
