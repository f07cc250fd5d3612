import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

import type { Problem } from '../../contract/problem.ts'
import { requestIdOf } from '../request-id.ts'
import { SECURITY_HEADERS } from '../security-headers.ts'
import { hangUp } from './hang-up.ts'

/** The answer to the latest request of each connection. */
const answers = new WeakMap<Socket, ServerResponse>()

/** Registers a request that has begun, so that {@link refuse} does not answer it again. */
export function noteRequest(socket: Socket, answer: ServerResponse): void {
  answers.set(socket, answer)
}

/** Whether a request was answered before its body had come. */
function isAnswered(socket: Socket): boolean {
  const answer = answers.get(socket)
  return answer !== undefined && answer.headersSent && !answer.req.complete
}

/** The request of a connection whose body is still to come, and that is not answered; undefined where there is none. */
export function requestUnderWay(socket: Socket): IncomingMessage | undefined {
  const answer = answers.get(socket)
  return answer === undefined || answer.headersSent || answer.req.complete ? undefined : answer.req
}

/** Body and headers of an answer. */
type Content = { body: string; headers: Readonly<Record<string, string>> }

/**
 * Answers on a connection whose request cannot be parsed, unless it was answered already, and hangs up: with `content`, or else
 * with a problem document. `status` replaces the problem's own where HTTP has a more specific one.
 */
export function refuse(
  socket: Socket,
  problem: Problem,
  status: number = problem.status,
  content: Content = documentOf(problem, status),
): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  if (isAnswered(socket)) {
    hangUp(socket)
    return
  }
  const headers = {
    'content-length': Buffer.byteLength(content.body),
    'cache-control': 'no-store',
    connection: 'close',
    ...SECURITY_HEADERS,
    ...content.headers,
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', content.body].join('\r\n'))
  hangUp(socket)
}

function documentOf(problem: Problem, status: number): Content {
  return {
    body: JSON.stringify({ ...problem.toDocument(requestIdOf({ headers: {} })), status }),
    headers: { 'content-type': 'application/problem+json', ...problem.headers },
  }
}
