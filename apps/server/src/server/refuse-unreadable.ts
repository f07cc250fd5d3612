import type { Socket } from 'node:net'

import { Problem } from '../contract/problem.ts'
import { refuse } from '../http/connections/refuse.ts'
import { refusalPage } from '../site/refusal-page.ts'

const TOO_SLOW = 'The request took too long to arrive.'

/** Answers a request that is not HTTP, has oversized headers, or times out, and hangs up. */
export function refuseUnreadable(error: Error & { code?: string; rawPacket?: unknown }, socket: Socket): void {
  if (error.code === 'ECONNRESET') socket.destroy()
  else if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT')
    refuse(socket, new Problem('malformed_request', { detail: TOO_SLOW }), 408)
  else if (error.code === 'HPE_HEADER_OVERFLOW') {
    const asked = pageAskedFor(error.rawPacket)
    refuse(socket, new Problem('payload_too_large'), 431, asked && refusalPage(asked, 'headers_too_large'))
  } else refuse(socket, new Problem('malformed_request'))
}

/** The page that a request asks for, as far as it came: undefined where its beginning is not there, and for the API. */
function pageAskedFor(packet: unknown): { host: string; url: string; cookies: string | undefined } | undefined {
  const begun = Buffer.isBuffer(packet) ? packet.toString('latin1') : ''
  const [, url] = /^(?:GET|HEAD|POST) (\/[^\s?#]*)/.exec(begun) ?? []
  if (url === undefined || /^\/api(?:\/|$)/.test(url)) return undefined
  const [, host = ''] = /\r\nhost: *([^\r\n]+)/i.exec(begun) ?? []
  const [, cookies] = /\r\ncookie: *([^\r\n]+)/i.exec(begun) ?? []
  return { host, url, cookies }
}
