import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

import type { Problem } from '../../contract/problem.ts'
import { requestIdOf } from '../request-id.ts'
import { SECURITY_HEADERS } from '../security-headers.ts'
import { hangUp } from './hang-up.ts'

/**
 * Answers with a problem document on a connection whose request cannot be read to its end, and hangs up. `status`
 * stands in place of the problem's own where HTTP has a more exact one.
 */
export function refuse(socket: Socket, problem: Problem, status: number = problem.status): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const body = JSON.stringify({ ...problem.toDocument(requestIdOf({ headers: {} })), status })
  const headers = {
    'content-type': 'application/problem+json',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
    ...SECURITY_HEADERS,
    ...problem.headers,
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'))
  hangUp(socket)
}
