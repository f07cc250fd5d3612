import { connect } from 'node:net'

import { beforeAll, expect, it, onTestFinished } from 'vitest'

import { EDITIONS } from '@otosafi/editions/registry'

import type { Database } from '../db/database.ts'
import { withDatabase } from '../db/testing/with-databases.ts'
import { sharp } from '../media/pipeline/configured-sharp.ts'
import { originalKey } from '../media/pipeline/photo-service.ts'
import { codeOf, type TestResponse } from '../testing/http-request.ts'
import { BOUNDARY, filePart, formOf, putForm } from '../testing/multipart.ts'
import { post } from '../testing/post.ts'
import { sendRaw } from '../testing/raw-request.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { addUser, PASSWORD } from '../testing/users.ts'
import { harmlessPhoto, hastyConnections, UNLIMITED } from './testing/hostile-server.ts'
import { hostileFiles } from './testing/uploads/hostile-files.ts'
import { hostileForms } from './testing/uploads/hostile-forms.ts'

/** Allowed growth of the process's memory: one picture of 64 megapixels is decoded at a time. */
const MAX_GROWTH_BYTES = 400 * 1024 * 1024

withDatabase('a hostile upload', (open) => {
  let database: Database
  let server: TestServer
  let authorization = ''
  let jpeg: Buffer

  beforeAll(async () => {
    database = await open()
    server = await startTestServer(database, { limiter: UNLIMITED, connections: hastyConnections() })
    await addUser(database, { email: 'owner@example.org' })
    const { body } = await post(server, '/auth/login', { identifier: 'owner@example.org', password: PASSWORD })
    authorization = `Bearer ${body.authToken}`
    jpeg = await harmlessPhoto()
  })

  /** The outcome of an upload: a problem of the contract, or a user with a photo that was encoded anew. */
  async function outcomeOf(answer: TestResponse, isAllowed: boolean): Promise<string> {
    const { status, body, headers } = answer
    if (status === 200 && isAllowed) {
      const kept = await server.store.get(originalKey(body.photo.key))
      const metadata = await sharp(kept ?? undefined).metadata()
      const isClean = kept !== null && !['script', 'php', 'PK\x03\x04', 'passwd'].some((text) => kept.includes(text))
      return isClean && metadata.format === 'jpeg' && metadata.exif === undefined && metadata.xmp === undefined
        ? 'kept'
        : 'kept as it came'
    }
    const isProblem = headers['content-type'] === 'application/problem+json' && typeof body?.code === 'string'
    return isProblem && status >= 400 && status < 500 && body.detail?.includes('uploadProfilePhoto') !== true
      ? 'refused'
      : `${status} ${JSON.stringify(body)?.slice(0, 200)}`
  }

  it(
    'is refused, or harmless once it was encoded anew, and takes no memory with it',
    { timeout: 240_000 },
    async () => {
      const before = process.memoryUsage.rss()
      const outcomes: Record<string, string> = {}
      for (const { what, bytes, isPicture = false } of await hostileFiles()) {
        const answer = await server.send('ma', '/api/profile/photo', putForm([filePart(bytes)], { authorization }))
        outcomes[what] = await outcomeOf(answer, isPicture)
      }
      for (const { what, type, body, isTaken = false } of hostileForms(jpeg)) {
        const headers = { authorization, ...(type === undefined ? {} : { 'content-type': type }) }
        outcomes[what] = await outcomeOf(
          await server.send('ma', '/api/profile/photo', { method: 'PUT', headers, body }),
          isTaken,
        )
      }
      const wrong = Object.entries(outcomes).filter(([, outcome]) => outcome !== 'refused' && outcome !== 'kept')
      expect(wrong).toEqual([])
      expect(Object.keys(outcomes).length).toBeGreaterThan(120)
      expect(process.memoryUsage.rss() - before).toBeLessThan(MAX_GROWTH_BYTES)
      // It still takes a good one.
      expect((await server.send('ma', '/api/profile/photo', putForm([filePart(jpeg)], { authorization }))).status).toBe(
        200,
      )
    },
  )

  const head = (lines: string) =>
    `PUT /api/profile/photo HTTP/1.1\r\nHost: ${EDITIONS.ma.host}\r\nAuthorization: ${authorization}\r\n` +
    `Content-Type: multipart/form-data; boundary=${BOUNDARY}\r\n${lines}\r\n\r\n`

  it.each([
    [
      'longer than it says',
      () => `Content-Length: ${formOf([filePart(jpeg)]).length - 30}\r\nConnection: close`,
      [400],
    ],
    [
      'shorter than it says, and then silent',
      () => `Content-Length: ${formOf([filePart(jpeg)]).length + 30}`,
      [400, 408],
    ],
    ['of a length that is none', () => 'Content-Length: ten', [400]],
    ['of two lengths', () => 'Content-Length: 10\r\nContent-Length: 20', [400]],
    ['of a length and in chunks', () => 'Content-Length: 10\r\nTransfer-Encoding: chunked', [400]],
    ['in chunks that are none', () => 'Transfer-Encoding: chunked', [400]],
    ['said to be of 10 GB', () => 'Content-Length: 10000000000', [413]],
  ])('may be %s', async (_, lines, statuses) => {
    const { status } = await sendRaw(server.port, head(lines()) + formOf([filePart(jpeg)]).toString('latin1'))
    expect(statuses).toContain(status)
  })

  it('that comes a byte at a time is refused when its time is over', async () => {
    const form = formOf([filePart(jpeg)])
    const socket = connect(server.port, '127.0.0.1')
    let answer = ''
    socket.setEncoding('latin1').on('data', (text: string) => (answer += text))
    socket.on('error', () => undefined)
    socket.write(head(`Content-Length: ${form.length}`))
    let at = 0
    const dripping = setInterval(() => socket.write(form.subarray(at, (at += 1))), 20)
    await new Promise((resolve) => socket.once('close', resolve))
    clearInterval(dripping)
    expect(answer).toMatch(/^HTTP\/1\.1 408/)
  })

  it('that was given up is forgotten', async () => {
    const socket = connect(server.port, '127.0.0.1')
    socket.write(head('Content-Length: 5000000'))
    socket.write(formOf([filePart(Buffer.alloc(1_000_000))]).subarray(0, 900_000))
    await new Promise((resolve) => setTimeout(resolve, 100))
    socket.resetAndDestroy()
    expect((await server.send('ma', '/api/profile/photo', putForm([filePart(jpeg)], { authorization }))).status).toBe(
      200,
    )
  })

  it('cannot take the memory of others by stalling', async () => {
    // Two that have brought all that one network may keep, and do not end.
    for (const socket of [connect(server.port, '127.0.0.1'), connect(server.port, '127.0.0.1')]) {
      // Also where the test fails: the server cannot be closed while they are open.
      onTestFinished(() => void socket.destroy())
      socket.on('error', () => undefined)
      socket.write(head('Content-Length: 8300000'))
      socket.write(formOf([filePart(Buffer.alloc(8_200_000))]).subarray(0, 8_200_000))
    }
    await new Promise((resolve) => setTimeout(resolve, 300))
    const large = Buffer.concat([jpeg, Buffer.alloc(2_000_000)])
    const send = (address: string) =>
      server.send('ma', '/api/profile/photo', putForm([filePart(large)], { authorization, 'x-forwarded-for': address }))
    expect(codeOf(await send('127.0.0.1'))).toBe('503 unavailable')
    expect(codeOf(await send('192.0.2.77'))).toBe(200)
  })
})
