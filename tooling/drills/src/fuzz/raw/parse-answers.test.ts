import { describe, expect, it } from 'vitest'

import { parseAnswers } from './parse-answers.ts'

const parse = (text: string, isClosed = true) => parseAnswers(Buffer.from(text, 'latin1'), isClosed)
const OK = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}'
const CHUNKED = 'HTTP/1.1 404 Not Found\r\ntransfer-encoding: chunked\r\n\r\n2\r\nab\r\n1\r\nc\r\n0\r\n\r\n'

describe('the answers of a connection', () => {
  it('are read one after the other, whatever their bodies are written as', () => {
    const text = `HTTP/1.1 100 Continue\r\n\r\n${OK}${CHUNKED}HTTP/1.1 204 No Content\r\n\r\nHTTP/1.1 400 Bad Request\r\n\r\nrest`
    const { answers, rest } = parse(text)
    expect(answers.map(({ status, bytes }) => [status, bytes.toString()])).toEqual([
      [100, ''],
      [200, '{}'],
      [404, 'abc'],
      [204, ''],
      [400, 'rest'],
    ])
    expect([answers[1]?.body, rest]).toEqual([{}, ''])
  })

  it.each([OK, CHUNKED])('are waited for until they are whole: %j', (text) => {
    for (let length = 0; length < text.length; length++) {
      const part = text.slice(0, length)
      expect(parse(part, false)).toEqual({ answers: [], rest: part })
    }
  })

  it.each([
    'SSH-2.0',
    `${OK}x`,
    'HTTP/1.1 OK\r\n\r\n',
    'HTTP/1.1 200 OK\r\nx\r\n\r\n',
    'HTTP/1.1 200 OK\r\nContent-Length: x\r\n\r\n',
  ])('are nothing else: %j', (text) => {
    expect(() => parse(text)).toThrow('An answer')
  })
})
