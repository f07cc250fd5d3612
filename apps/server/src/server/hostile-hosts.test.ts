import { beforeAll, describe, expect, it } from 'vitest'

import { EDITIONS } from '@otosafi/editions/registry'
import { serverTexts } from '@otosafi/i18n/server-texts'
import { propertyRuns } from '@otosafi/vitest/property-runs'

import type { Database } from '../db/database.ts'
import { openAnyDatabase } from '../db/testing/with-databases.ts'
import { registerEchoSite } from '../testing/echo-site.ts'
import { type RawAnswer, sendRaw } from '../testing/raw-request.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'

/** Paths by kind of answer; a page that must not be cached yet is requested with a number of its own. */
const PLACES = ['/kept', '/never-kept', '/account', '/account.data', '/moved', '/favicon.ico', '/assets/page-abc123.js']
  .concat(['/assets/none.js', '/api/cars?limit=1', '/api/none', '/photos/none/320.webp', '/sounds/none.wav'])
  .concat(['/health', '/ready', '/_outbox', '//evil.example/x'])

const BAD_HOSTS = [
  'a b',
  '[',
  ']',
  '[]',
  '[::1',
  '::1',
  '[::g]',
  '[1.2.3.4]',
  'x@y',
  'u:p@otosafi.ma',
  ':80',
  ':',
  '%00',
]
  .concat(['x/y', 'x\\y', 'x?y', 'x#y', '/', '//', '\\', '.', '..', '.otosafi.ma', 'otosafi..ma', 'otosafi.ma..'])
  .concat(['otosafi.ma:http', 'otosafi.ma:65536', 'otosafi.ma:-1', 'otosafi.ma:80:80', 'otosafi.ma:000080', 'a,b'])
  .concat(['otosafi.ma, evil.example', '256.256.256.256', '1.2.3.4.5', '{constructor}', "'", '"', '<script>'])
  .concat(['javascript:alert(1)', 'http://otosafi.ma', 'otosafi.ma/', 'otosafi%2ema', 'otos\u00e4fi.ma', '$', '*', ''])
  .concat(['x'.repeat(64) + '.ma', 'x.'.repeat(127) + 'ma', 'x'.repeat(4000), 'otosafi.ma\tx'])

/** Of the bad hosts every fifth is sent; each in the part `properties` of the deep tests. */
const STEP = propertyRuns(1) > 1 ? 1 : 5
const SENT_HOSTS = BAD_HOSTS.filter((_, index) => index % STEP === 0)

const GOOD_HOSTS = [
  'otosafi.ma',
  'OTOSAFI.MA',
  'otosafi.ma.',
  'otosafi.ma:8443',
  'otosafi.ma:',
  'www.otosafi.ma',
].concat(
  ['otosafi.ma.localhost:3000', 'localhost', '127.0.0.1:3000', '[::1]:3000', 'xn--otosfi-bua.ma', 'a_b.example'],
  ['constructor', '__proto__', 'evil.example', 'x'.repeat(63) + '.ma', '127.1', '0'],
)

const BAD_PROTOCOLS = [
  'javascript',
  'ftp',
  'https:',
  'http://x',
  'a b',
  '%00',
  '[',
  'x@y',
  ':80',
  'constructor',
].concat(['https,', 'https, javascript', 'https http', 'x'.repeat(4000)])

/** A case whose title stays readable. */
const named = <T extends readonly unknown[]>(text: string, ...rest: T) => [text.slice(0, 40), text, ...rest] as const

describe('what a request says of the host that it is for', () => {
  let database: Database
  let server: TestServer

  beforeAll(async () => {
    database = await openAnyDatabase()
    server = await startTestServer(database, { site: registerEchoSite })
    return () => database.close()
  }, 60_000)

  let asked = 0
  const send = (target: string, headers: string[], first = `GET ${target} HTTP/1.1`, body = '') =>
    sendRaw(server.port, [first, ...headers, 'Connection: close', '', body].join('\r\n'))

  /** Requests all paths, and posts a form and a write; returns those with an answer other than `expected`. */
  async function findOthers(headers: string[], expected: (place: string, answer: RawAnswer) => unknown) {
    const found: string[] = []
    const look = (place: string, answer: RawAnswer) => {
      const { status, body } = answer
      if (!expected(place, answer)) found.push(`${place}: ${status} ${body.slice(0, 100)}`)
      expectOwnPlace(answer)
    }
    for (const place of PLACES)
      look(place, await send(place === '/never-kept' ? `${place}/${asked++}` : place, headers))
    const form = [...headers, 'Content-Type: application/x-www-form-urlencoded', 'Content-Length: 3']
    look('form', await send('/sell', form, 'POST /sell HTTP/1.1', 'a=b'))
    const json = [...headers, 'Content-Type: application/json', 'Content-Length: 2']
    look('write', await send('/api/questions', json, 'POST /api/questions HTTP/1.1', '{}'))
    return found
  }

  /** No answer is a fault of the server's, or leads to another site. */
  function expectOwnPlace({ status, headers, body }: RawAnswer): void {
    expect(status, body).toBeLessThan(500)
    expect(headers.get('location') ?? '/').toMatch(/^\/(?![/\\])/)
  }

  const isRefused = (place: string, { status, headers, body }: RawAnswer) => {
    const type = place.startsWith('/api') || place === 'write' ? 'application/problem+json' : 'text/html; charset=utf-8'
    return status === 400 && headers.get('content-type') === type && !body.includes('alert(')
  }

  it.each(SENT_HOSTS.map((host) => named(host)))('is refused everywhere where it is the host %j', async (_, host) => {
    expect(await findOthers([`Host: ${host}`], isRefused)).toEqual([])
  })

  it.each(
    SENT_HOSTS.filter((host) => host !== '' && host !== 'a,b' && host !== 'otosafi.ma, evil.example').map((host) =>
      named(host),
    ),
  )('is refused everywhere where a proxy tells of the host %j', async (_, host) => {
    expect(await findOthers(['Host: otosafi.ma', `X-Forwarded-Host: ${host}`], isRefused)).toEqual([])
  })

  it.each(BAD_PROTOCOLS.map((protocol) => named(protocol)))(
    'is refused where a proxy tells of the protocol %j',
    async (_, protocol) => {
      expect(await findOthers(['Host: otosafi.ma', `X-Forwarded-Proto: ${protocol}`], isRefused)).toEqual([])
    },
  )

  it.each([
    [[]],
    [['Host: otosafi.ma', 'Host: otosafi.ma']],
    [['Host: otosafi.ma', 'host: evil.example']],
    [['Host: otosafi.ma', 'Host:']],
  ])('is refused everywhere where there is not exactly one Host header: %j', async (headers) => {
    expect(await findOthers(headers, isRefused)).toEqual([])
  })

  it.each(GOOD_HOSTS.map((host) => named(host)))('is taken where it is the host %j', async (_title, host) => {
    expect(await findOthers([`Host: ${host}`], (_, { status }) => status !== 400)).toEqual([])
    expect(await findOthers(['Host: x', `X-Forwarded-Host: ${host}`], (_, { status }) => status !== 400)).toEqual([])
  })

  it.each(['http', 'https', 'HTTPS', 'http, https', 'javascript, https', ',https', ''])(
    'is taken with the protocol %j',
    async (protocol) => {
      const headers = ['Host: otosafi.ma', `X-Forwarded-Proto: ${protocol}`]
      expect(await findOthers(headers, (_, { status }) => status !== 400)).toEqual([])
    },
  )
})

describe('the first line of a request', () => {
  let database: Database
  let server: TestServer

  beforeAll(async () => {
    database = await openAnyDatabase()
    server = await startTestServer(database, { site: registerEchoSite })
    return () => database.close()
  }, 60_000)

  const ask = (first: string, headers = ['Host: otosafi.ma']) =>
    sendRaw(server.port, [first, ...headers, 'Connection: close', '', ''].join('\r\n'))

  const targets = [
    ['GET http://evil.example/here HTTP/1.1', 200, 'http://evil.example/here'],
    ['GET HTTPS://otosafi.sn:8443/here?a=b HTTP/1.1', 200, 'http://otosafi.sn:8443/here?a=b'],
    ['GET http://otosafi.ma HTTP/1.1', 200, 'http://otosafi.ma/'],
    ['GET http://otosafi.ma?a HTTP/1.1', 200, 'http://otosafi.ma/?a'],
    ['GET http://otosafi.ma/moved HTTP/1.1', 301, null],
    ['GET http://evil.example/api/countries HTTP/1.1', 200, null],
    ['GET http://evil.example//x HTTP/1.1', 404, null],
    ['GET http://x@y/ HTTP/1.1', 400, null],
    ['GET http:///x HTTP/1.1', 400, null],
    ['GET ftp://otosafi.ma/x HTTP/1.1', 400, null],
    ['GET javascript://x/%0aalert(1) HTTP/1.1', 400, null],
    ['OPTIONS * HTTP/1.1', 400, null],
    ['GET * HTTP/1.1', 400, null],
    ['GET //evil.example/x HTTP/1.1', 404, null],
    ['GET ///evil.example HTTP/1.1', 404, null],
    ['GET /\\evil.example HTTP/1.1', 404, null],
    ['GET /\\\\evil.example/x HTTP/1.1', 404, null],
    ['GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1', 200, 'http://otosafi.ma/etc/passwd'],
    ['GET /../x HTTP/1.1', 200, 'http://otosafi.ma/x'],
    ['GET /%00 HTTP/1.1', 200, 'http://otosafi.ma/%00'],
    ['GET /%zz HTTP/1.1', 400, null],
    ['GET /%ff HTTP/1.1', 400, null],
    ['GET /\u0000 HTTP/1.1', 400, null],
    ['GET /a b HTTP/1.1', 400, null],
    ['GET / HTTP/0.9', 400, null],
    ['GET / HTTP/3.0', 400, null],
    ['GET /', 400, null],
    ['NONSENSE / HTTP/1.1', 400, null],
    ['CONNECT evil.example:443 HTTP/1.1', 0, null],
    ['TRACE / HTTP/1.1', 404, null],
    ['PUT /here HTTP/1.1', 404, null],
    [`GET /${'x'.repeat(6000)} HTTP/1.1`, 200, null],
    [`GET /api/cars/${'x'.repeat(6000)} HTTP/1.1`, 404, null],
    [`GET /${'x'.repeat(20_000)} HTTP/1.1`, 431, null],
  ] as const
  it.each(targets.map(([first, ...rest]) => named(first, ...rest)))('%s (%#)', async (_, first, status, page) => {
    const { headers, body, ...answer } = await ask(first)
    expect([answer.status, body.slice(0, 200)]).toEqual([status, expect.anything()])
    if (page !== null) expect(body).toContain(`"href":"${page}"`)
    expect(headers.get('location') ?? '/').toMatch(/^\/(?![/\\])/)
  })

  it('beyond all measure is refused by a page in the language of its address', async () => {
    const cookie = `Cookie: a=${'x'.repeat(20_000)}`
    const { status, headers, body } = await ask('GET /ar/buy-cars HTTP/1.1', ['Host: otosafi.ma', cookie])
    expect([status, headers.get('content-type')]).toEqual([431, 'text/html; charset=utf-8'])
    expect(body).toContain('<html lang="ar" dir="rtl">')
    expect(Buffer.from(body, 'latin1').toString()).toContain(serverTexts(EDITIONS.ma, 'ar')('refusal.headersTooLarge'))
    const remembering = `Cookie: language=ar; a=${'x'.repeat(20_000)}`
    const own = await ask('GET /sell-your-car HTTP/1.1', ['Host: otosafi.ma', remembering])
    expect(own.body).toContain('<html lang="ar" dir="rtl">')
    const call = await ask('GET /api/cars HTTP/1.1', ['Host: otosafi.ma', cookie])
    expect([call.status, call.headers.get('content-type')]).toEqual([431, 'application/problem+json'])
  })

  it('may be of HTTP/1.0, with a host or without', async () => {
    expect((await ask('GET /here HTTP/1.0')).body).toContain('"host":"otosafi.ma"')
    expect((await ask('GET /here HTTP/1.0', [])).body).toContain('"host":"otosafi.dev"')
    expect((await ask('GET /health HTTP/1.0', [])).status).toBe(200)
    expect((await ask('GET /here HTTP/1.0', ['Host:'])).status).toBe(400)
  })
})
