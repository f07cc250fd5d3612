import { createResponseCheck, type ResponseCheck } from '@otosafi/server/contract/check-response'
import type { OperationId } from '@otosafi/server/contract/document'
import type { Operation } from '@otosafi/server/contract/operations'
import type { TestResponse } from '@otosafi/server/testing/http-request'

import { checkApiAnswer, demand } from '../check-answer.ts'
import type { FuzzWorld } from '../fuzz-world.ts'
import type { Headers } from '../headers.ts'
import { withSecrets } from '../secrets.ts'
import { send } from '../send.ts'
import { type ReadRequest, READS } from './read-request.ts'

type Checked = { spec: Operation; check: ResponseCheck }

const OPERATIONS_BY_ID: ReadonlyMap<OperationId, Checked> = new Map(
  READS.map((spec) => [spec.id, { spec, check: createResponseCheck(spec) }]),
)

/** Sends a request and returns its status. Throws where the answer breaks the contract. */
export async function checkRead(world: FuzzWorld, request: ReadRequest): Promise<number> {
  const operation = OPERATIONS_BY_ID.get(request.operation)
  if (operation === undefined) throw new Error(`There is no read ${request.operation}`)
  const { headers: given } = await withSecrets(world, request)
  const ask = (method: string, headers: Headers) => send(world, { ...request, method, headers })
  const answer = await ask('GET', given)
  checkAnswer(operation, request, answer)
  // A token is good for one use.
  if (operation.spec.guard === 'refresh') return answer.status
  if (request.method === 'HEAD') checkHead(answer, await ask('HEAD', given))
  const { etag } = answer.headers
  if (!request.revalidates || etag === undefined) return answer.status
  const again = await ask('GET', { ...given, 'if-none-match': `"other", ${etag}` })
  checkAnswer(operation, request, again)
  demand(again.status === 304, `${again.status} although nothing has changed`)
  return again.status
}

function checkAnswer({ spec, check }: Checked, request: ReadRequest, answer: TestResponse): void {
  const { status, headers, bytes, body } = answer
  checkApiAnswer(answer)
  demand(
    statusesOf(spec, request).includes(status),
    `${status} for what is to be ${request.expected}: ${bytes.toString()}`,
  )
  if (status === 304) {
    demand(bytes.length === 0 && headers['etag'] !== undefined, '304 with a body or without an ETag')
    return
  }
  demand(body !== undefined, `A body that is no JSON: ${bytes.toString()}`)
  check(status, headers['content-type']?.split(';')[0] ?? null, body)
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
function statusesOf({ responses, parameters, guard }: Operation, { expected, leads }: ReadRequest): readonly number[] {
  const signIn = guard === 'session' || guard === 'refresh' ? [401, 403] : []
  if (leads === 'nowhere') return [400]
  // The host header of a proxy may be invalid.
  const host = leads === 'elsewhere' ? [400] : []
  const found = [...signIn, ...host, 200, 304, ...(responses.has('404') ? [404] : [])]
  // An address that cannot be read, or is another one, is never taken as far as its values.
  const refusals = parameters.some((parameter) => parameter.in === 'path') ? [400, 404, 422] : [422]
  if (expected === 'taken') return found
  return expected === 'refused' ? [...signIn, ...host, ...refusals] : [...found, ...refusals]
}
