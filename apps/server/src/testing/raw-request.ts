import { connect } from 'node:net'

/** An answer as it came over the wire; `status` is 0 where the connection was closed without one. */
export type RawAnswer = { status: number; headers: ReadonlyMap<string, string>; body: string }

/** How long to wait for the answer: the bytes may be an incomplete request. */
const RESPONSE_TIMEOUT_MS = 10_000

/** Writes bytes (as latin1 text) to a port of this machine, and reads until the server hangs up. Throws when it does not. */
export function sendRaw(port: number, bytes: string, host = '127.0.0.1'): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, host)
    let text = ''
    socket
      .setEncoding('latin1')
      .setTimeout(RESPONSE_TIMEOUT_MS, () => socket.destroy(new Error(`No end after: ${text}`)))
    socket.on('data', (chunk: string) => (text += chunk))
    socket.on('error', (error: Error & { code?: string }) => {
      if (error.code === 'ECONNRESET' || error.code === 'EPIPE') resolve(readAnswer(text))
      else reject(error)
    })
    socket.on('end', () => resolve(readAnswer(text)))
    socket.write(bytes, 'latin1')
  })
}

function readAnswer(text: string): RawAnswer {
  const end = text.indexOf('\r\n\r\n')
  const [first = '', ...lines] = text.slice(0, end === -1 ? undefined : end).split('\r\n')
  const headers = lines.map((line) => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const
  })
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0)
  return { status, headers: new Map(headers), body: end === -1 ? '' : text.slice(end + 4) }
}
