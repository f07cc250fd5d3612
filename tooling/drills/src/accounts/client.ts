import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'

/** An answer: its status, its problem's code if it has one, its body, and milliseconds until its last byte. */
export type Answer = { status: number; code: string | null; body: string; time: number }

/** A request of a client whose address a trusted proxy names; a GET without a body. */
export type Sent = { port: number; path: string; address: string; body?: object }

const HOST = 'otosafi.ma'
const agent = new Agent({ keepAlive: true, maxSockets: 256 })

/** Sends a request over connections that are used again. Rejects where there is no answer. */
export function send({ port, path, address, body }: Sent): Promise<Answer> {
  const text = body === undefined ? undefined : JSON.stringify(body)
  const headers = {
    host: HOST,
    'x-forwarded-for': address,
    ...(text === undefined
      ? {}
      : {
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(text)),
          'idempotency-key': randomUUID(),
        }),
  }
  return new Promise((resolve, reject) => {
    const began = performance.now()
    const options = { host: '127.0.0.1', port, path, method: text === undefined ? 'GET' : 'POST', headers, agent }
    const sent = request(options, (response) => {
      const chunks: Buffer[] = []
      response.on('error', reject)
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const answered = Buffer.concat(chunks).toString()
        const time = performance.now() - began
        resolve({ status: response.statusCode ?? 0, code: codeIn(answered), body: answered, time })
      })
    })
    sent.on('error', reject)
    sent.end(text)
  })
}

/** An address of its own for each number below 2^24. */
export function addressOf(number: number): string {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
}

function codeIn(body: string): string | null {
  return /"code":"(\w+)"/.exec(body)?.[1] ?? null
}
