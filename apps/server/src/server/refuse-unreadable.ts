import type { Socket } from 'node:net'

import { Problem } from '../contract/problem.ts'
import { ownHost } from '../http/addressing.ts'
import { refuse, requestUnderWay } from '../http/connections/refuse.ts'
import { refusalPage } from '../site/refusal-page.ts'

const TOO_SLOW = 'The request took too long to arrive.'

/** Answers a request that is not HTTP, has oversized headers, or times out, and hangs up. */
export function refuseUnreadable(error: Error & { code?: string; rawPacket?: unknown }, socket: Socket): void {
  if (error.code === 'ECONNRESET') socket.destroy()
  else if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    const asked = pageUnderWay(socket)
    refuse(socket, new Problem('malformed_request', { detail: TOO_SLOW }), 408, asked && refusalPage(asked, 'too_slow'))
  } else if (error.code === 'HPE_HEADER_OVERFLOW') {
    const asked = pageAskedFor(error.rawPacket)
    refuse(socket, new Problem('payload_too_large'), 431, asked && refusalPage(asked, 'headers_too_large'))
  } else refuse(socket, new Problem('malformed_request'))
}

/** The page that a request asks for, as far as it came: undefined where its beginning is not there, and for the API. */
function pageAskedFor(packet: unknown): { host: string; url: string; cookies: string | undefined } | undefined {
  const begun = Buffer.isBuffer(packet) ? packet.toString('latin1') : ''
  const [, url] = /^(?:GET|HEAD|POST) (\/[^\s?#]*)/.exec(begun) ?? []
  if (url === undefined || isOfApi(url)) return undefined
  const [, host = ''] = /\r\nhost: *([^\r\n]+)/i.exec(begun) ?? []
  const [, cookies] = /\r\ncookie: *([^\r\n]+)/i.exec(begun) ?? []
  return { host, url, cookies }
}

/** The page that a form is sent to whose body does not come; undefined where a program sends it, and for the API. */
function pageUnderWay(socket: Socket): { host: string; url: string; cookies: string | undefined } | undefined {
  const request = requestUnderWay(socket)
  if (request === undefined) return undefined
  const { url = '', headers } = request
  if (!headers.accept?.includes('text/html') || isOfApi(url)) return undefined
  return { host: ownHost(request) ?? '', url, cookies: headers.cookie }
}

function isOfApi(url: string): boolean {
  return /^\/api(?:[/?]|$)/.test(url)
}
