import type { TestResponse } from '@otosafi/server/testing/http-request'

import { demand } from '../check-answer.ts'
import { parseJson } from '../parse-json.ts'

/** The answers on a connection. `rest` is an incomplete one. */
export type Answers = { answers: TestResponse[]; rest: string }

/** Reads HTTP/1.1 answers from the bytes of a connection, none of them to HEAD. Throws an Error where they are no such thing. */
export function parseAnswers(bytes: Buffer, isClosed: boolean): Answers {
  const answers: TestResponse[] = []
  // One character is one byte.
  let rest = bytes.toString('latin1')
  while (rest !== '') {
    const end = rest.indexOf('\r\n\r\n')
    if (end < 0) break
    const { status, headers } = parseHead(rest.slice(0, end))
    const read = readBody(rest.slice(end + 4), status, headers, isClosed)
    if (read === null) break
    answers.push({ status, headers, bytes: read.bytes, body: parseJson(read.bytes) })
    rest = read.rest
  }
  demand('HTTP/1.1 '.startsWith(rest.slice(0, 9)), `An answer that is not HTTP: ${rest}`)
  return { answers, rest }
}

function parseHead(head: string): Pick<TestResponse, 'status' | 'headers'> {
  const [line = '', ...fields] = head.split('\r\n')
  const [, status] = /^HTTP\/1\.1 (\d{3})(?: [\x20-\x7e]*)?$/.exec(line) ?? []
  demand(status !== undefined, `An answer that begins with ${line}`)
  const headers = fields.map((field) => {
    const [, name, value] = /^([\w-]+): ?(.*)$/.exec(field) ?? []
    demand(name !== undefined && value !== undefined, `An answer with the header ${field}`)
    return [name.toLowerCase(), value]
  })
  return { status: Number(status), headers: Object.fromEntries(headers) as TestResponse['headers'] }
}

type Body = { bytes: Buffer; rest: string }

/** The body that begins a text, and what follows it; null where it is not whole yet. */
function readBody(text: string, status: number, headers: TestResponse['headers'], isClosed: boolean): Body | null {
  if (status < 200 || status === 204 || status === 304) return { bytes: Buffer.alloc(0), rest: text }
  if (headers['transfer-encoding'] === 'chunked') return readChunks(text)
  const length = headers['content-length']
  if (length === undefined) return isClosed ? { bytes: Buffer.from(text, 'latin1'), rest: '' } : null
  demand(/^\d+$/.test(length), `An answer of ${length} bytes`)
  if (text.length < Number(length)) return null
  return { bytes: Buffer.from(text.slice(0, Number(length)), 'latin1'), rest: text.slice(Number(length)) }
}

function readChunks(text: string): Body | null {
  let rest = text
  let body = ''
  for (;;) {
    const [line, size] = /^([\da-f]+)\r\n/i.exec(rest) ?? []
    if (line === undefined || size === undefined) return null
    const length = Number.parseInt(size, 16)
    if (rest.length < line.length + length + 2) return null
    body += rest.slice(line.length, line.length + length)
    rest = rest.slice(line.length + length + 2)
    if (length === 0) return { bytes: Buffer.from(body, 'latin1'), rest }
  }
}
