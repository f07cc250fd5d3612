import type { Socket } from 'node:net'

import { Problem } from '../contract/problem.ts'
import { refuse } from '../http/connections/refuse.ts'

const TOO_SLOW = 'The request took too long to arrive.'

/** Answers a request that is not HTTP, has oversized headers, or times out, and hangs up. */
export function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET') socket.destroy()
  else if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT')
    refuse(socket, new Problem('malformed_request', { detail: TOO_SLOW }), 408)
  else if (error.code === 'HPE_HEADER_OVERFLOW') refuse(socket, new Problem('payload_too_large'), 431)
  else refuse(socket, new Problem('malformed_request'))
}
