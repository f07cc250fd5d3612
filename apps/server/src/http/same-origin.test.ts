import { beforeAll, describe, expect, it } from 'vitest'

import type { Database } from '../db/database.ts'
import { openAnyDatabase } from '../db/testing/with-databases.ts'
import { registerEchoSite } from '../testing/echo-site.ts'
import { post } from '../testing/post.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'

describe('a browser that asks for a change', () => {
  let database: Database
  let server: TestServer

  beforeAll(async () => {
    database = await openAnyDatabase()
    server = await startTestServer(database, { site: registerEchoSite })
    return () => database.close()
  }, 60_000)

  const status = async (headers: Record<string, string>) => {
    const answer = await post(server, '/questions', { message: 'x', consent: true }, { headers })
    return answer.status === 403 ? answer.body.code : answer.status
  }

  const formStatus = async (headers: Record<string, string>) => {
    const type = 'application/x-www-form-urlencoded'
    const answer = await server.send('ma', '/sell', {
      method: 'POST',
      headers: { 'content-type': type, ...headers },
      body: 'a=b',
    })
    return answer.status
  }

  it.each([
    [{}, 201],
    [{ 'sec-fetch-site': 'same-origin', origin: 'http://otosafi.ma' }, 201],
    [{ 'sec-fetch-site': 'none' }, 201],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 'cross_origin'],
    [{ 'sec-fetch-site': 'same-site', origin: 'https://blog.otosafi.ma' }, 'cross_origin'],
    [{ 'sec-fetch-site': 'cross-site', origin: 'http://otosafi.ma' }, 'cross_origin'],
    [{ origin: 'https://otosafi.ma' }, 201],
    [{ origin: 'https://otosafi.ma', host: 'otosafi.ma:443' }, 201],
    [{ origin: 'http://otosafi.ma.localhost:3000', host: 'otosafi.ma.localhost:3000' }, 201],
    [{ origin: 'http://otosafi.ma.localhost:3000', host: 'otosafi.ma.localhost:3001' }, 'cross_origin'],
    [{ origin: 'https://otosafi.rw' }, 'cross_origin'],
    [{ origin: 'https://evil.example' }, 'cross_origin'],
    [{ origin: 'null' }, 'cross_origin'],
    [{ origin: 'otosafi.ma' }, 'cross_origin'],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }, 201],
    [{ 'sec-fetch-site': 'none', origin: 'null' }, 201],
    [{ 'sec-fetch-site': '', origin: 'http://otosafi.ma' }, 'cross_origin'],
    [{ 'sec-fetch-site': 'constructor', origin: 'http://otosafi.ma' }, 'cross_origin'],
    [{ origin: 'HTTP://OTOSAFI.MA' }, 201],
    [{ origin: 'http://otosafi.ma:80' }, 201],
    [{ origin: 'http://otosafi.ma', host: 'OTOSAFI.MA:80' }, 201],
    [{ origin: 'http://otosafi.ma.', host: 'otosafi.ma' }, 201],
    [{ origin: 'https://otosafi.ma:443' }, 201],
    [{ origin: 'https://otosafi.ma', host: 'otosafi.ma:80' }, 'cross_origin'],
    [{ origin: 'https://otosafi.ma', 'x-forwarded-proto': 'https' }, 201],
    [{ origin: 'http://otosafi.ma', 'x-forwarded-proto': 'https' }, 'cross_origin'],
    [{ origin: 'https://otosafi.ma', 'x-forwarded-proto': 'http' }, 'cross_origin'],
    [{ origin: 'https://otosafi.sn', 'x-forwarded-host': 'otosafi.sn' }, 201],
    [{ origin: 'https://otosafi.ma', 'x-forwarded-host': 'otosafi.sn' }, 'cross_origin'],
    [{ origin: 'http://127.1:3000', host: '127.0.0.1:3000' }, 201],
    [{ origin: '' }, 'cross_origin'],
    [{ origin: 'http://otosafi.ma/x' }, 'cross_origin'],
    [{ origin: 'http://x@otosafi.ma' }, 'cross_origin'],
    [{ origin: 'http://otosafi.ma, http://otosafi.ma' }, 'cross_origin'],
    [{ origin: 'ftp://otosafi.ma' }, 'cross_origin'],
    [{ origin: 'https://otosafi.ma.evil.example' }, 'cross_origin'],
  ] as [Record<string, string>, unknown][])('with %j is answered %s, also by the pages', async (headers, expected) => {
    expect(await status(headers)).toBe(expected)
    expect(await formStatus(headers)).toBe(expected === 201 ? 200 : 403)
  })

  it('is refused by the pages with an answer that nobody keeps', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' }
    const answer = await server.send('ma', '/account', { method: 'POST', headers, body: 'a=b' })
    expect([answer.status, answer.headers['cache-control']]).toEqual([403, 'no-store'])
  })

  it('may read from anywhere', async () => {
    const { status } = await server.send('ma', '/api/countries', { headers: { 'sec-fetch-site': 'cross-site' } })
    expect(status).toBe(200)
  })

  it.each([
    ['text/plain', 415],
    ['application/x-www-form-urlencoded', 415],
    ['multipart/form-data; boundary=x', 415],
    ['application/jsonp', 415],
    ['application/json; charset=utf-8', 201],
    ['Application/JSON', 201],
  ])('is heard in %s: %i', async (type, expected) => {
    const answer = await post(
      server,
      '/questions',
      { message: 'x', consent: true },
      { headers: { 'content-type': type } },
    )
    expect(answer.status).toBe(expected)
  })

  it('is not listened to at length', async () => {
    const answer = await post(server, '/questions', { message: 'x'.repeat(70_000), consent: true })
    expect([answer.status, answer.body.code]).toEqual([413, 'payload_too_large'])
    const longest = await post(server, '/questions', { message: '\u0001'.repeat(3999) + 'x', consent: true })
    expect(longest.status).toBe(201)
  })
})
