import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'

/** An HTTP response. */
export type HttpAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** Asks one host of a server on this machine over connections that stay open. */
export type HttpClient = {
  get: (path: string, headers?: Readonly<Record<string, string>>) => Promise<HttpAnswer>
  close: () => void
}

/** A client that says it wants `host` and has at most `connections`; further requests wait for a free one. */
export function createHttpClient(place: { port: number; host: string; connections: number }): HttpClient {
  const agent = new Agent({ keepAlive: true, maxSockets: place.connections })
  return {
    get: (path, headers = {}) =>
      new Promise((resolve, reject) => {
        const asked = {
          agent,
          port: place.port,
          hostname: '127.0.0.1',
          path,
          headers: { ...headers, host: place.host },
        }
        request(asked, (answer) => {
          const chunks: Buffer[] = []
          answer.on('data', (chunk: Buffer) => chunks.push(chunk))
          answer.on('error', reject)
          answer.on('end', () =>
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
          )
        })
          .on('error', reject)
          .end()
      }),
    close: () => agent.destroy(),
  }
}

/** The JSON value in an answer, compressed with brotli or plain. Throws when it was not 200. */
export async function readJson({ status, headers, body }: HttpAnswer): Promise<unknown> {
  if (status !== 200) throw new Error(`The server answered ${status}: ${body.toString().slice(0, 500)}`)
  const plain = headers['content-encoding'] === 'br' ? await promisify(brotliDecompress)(body) : body
  return JSON.parse(plain.toString())
}
