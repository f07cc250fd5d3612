import type { Socket } from 'node:net'

import { requestIdOf } from '../api/request-id.ts'
import { Problem } from '../contract/problem.ts'

/** Answers what is not HTTP, or has headers beyond all measure, with a problem document, and hangs up. */
export function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const tooLarge = error.code === 'HPE_HEADER_OVERFLOW'
  const problem = new Problem(tooLarge ? 'payload_too_large' : 'malformed_request')
  const status = tooLarge ? '431 Request Header Fields Too Large' : '400 Bad Request'
  const body = JSON.stringify({
    ...problem.toDocument(requestIdOf({ headers: {} })),
    status: Number(status.slice(0, 3)),
  })
  socket.end(
    [
      `HTTP/1.1 ${status}`,
      'Content-Type: application/problem+json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  )
}
