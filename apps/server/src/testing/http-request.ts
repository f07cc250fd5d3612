import { type Agent, request } from 'node:http'

export type TestResponse = {
  status: number
  headers: Readonly<Record<string, string | undefined>>
  /** The body as it came, not decompressed. */
  bytes: Buffer
  /** The body read as JSON; undefined when it is none. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look at answers of all shapes; the contract checks them
  body: any
}

export type TestRequest = {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
  /** Connections to be used again; without it every request has one of its own. */
  agent?: Agent
}

/** Sends a request over HTTP to a port of this machine, with any Host header (`fetch` would not send it). */
export function sendRequest(
  port: number,
  host: string,
  path: string,
  { method = 'GET', headers = {}, body, agent }: TestRequest = {},
): Promise<TestResponse> {
  return new Promise((resolve, reject) => {
    // Node announces no body of a DELETE, whose bytes would then be read as the next request.
    const length = body === undefined || body.length === 0 ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const sent = request(
      { host: '127.0.0.1', port, path, method, headers: { host, ...length, ...headers }, agent: agent ?? false },
      (response) => {
        const chunks: Buffer[] = []
        response.on('error', reject)
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const bytes = Buffer.concat(chunks)
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers as TestResponse['headers'],
            bytes,
            body: parse(bytes),
          })
        })
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

/** The outcome of a request: its status, with the problem's code where it was refused. */
export function codeOf({ status, body }: Pick<TestResponse, 'status' | 'body'>): number | string {
  return status < 400 ? status : `${status} ${body.code}`
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return undefined
  }
}
