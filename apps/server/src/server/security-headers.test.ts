import { beforeAll, describe, expect, it } from 'vitest'

import { LANGUAGES } from '@otosafi/editions/language'
import { ROUTE_KEYS, ROUTES } from '@otosafi/editions/routes/route-table'

import type { Database } from '../db/database.ts'
import { openAnyDatabase } from '../db/testing/with-databases.ts'
import { registerEchoSite } from '../testing/echo-site.ts'
import { type RawAnswer, sendRaw } from '../testing/raw-request.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'

const PHOTO = '/photos/art/side-suv-red-1/320.webp'
const SOUND = '/sounds/sound/diesel-1.wav'
const SECRET = 'x'.repeat(43)
const FORM = 'Content-Type: application/x-www-form-urlencoded'
const JSON_BODY = 'Content-Type: application/json'

type Kind = readonly [first: string, status: number, headers?: readonly string[], body?: string]

/** A request for every kind of answer: its method and target, the status, its own headers, and its body. */
const ANSWERS: readonly Kind[] = [
  ['GET /page', 200],
  ['GET /page', 200],
  ['HEAD /page', 200],
  ['GET /page', 304, ['If-None-Match: <etag>']],
  ['GET /account', 200],
  [`GET /bookings/${SECRET}`, 200],
  [`POST /bookings/${SECRET}`, 200, [FORM], 'a=b'],
  [`GET /team/bookings/${SECRET}`, 404],
  ['GET /account.data', 200],
  ['GET /moved', 301],
  ['GET /missing', 404],
  ['GET /broken', 500],
  ['GET //x', 404],
  ['GET /%zz', 400],
  ['PUT /page', 404],
  ['OPTIONS /page', 404],
  ['POST /sell', 200, [FORM], 'a=b'],
  ['POST /sell', 403, [FORM, 'Origin: https://evil.example'], 'a=b'],
  ['POST /sell', 413, [FORM], 'x'.repeat(300_000)],
  ['POST /sell', 415, [JSON_BODY], '{}'],
  ['POST /sell', 200, [FORM, 'Expect: something'], 'a=b'],
  ['GET /favicon.ico', 200],
  ['GET /robots.txt', 200],
  ['GET /assets/page-abc123.js', 200],
  ['GET /assets/page-abc123.css', 200],
  ['GET /assets/none.js', 404],
  [`GET ${PHOTO}`, 200],
  [`GET ${PHOTO}`, 304, ['If-None-Match: <etag>']],
  ['GET /photos/none/320.webp', 404],
  [`GET ${SOUND}`, 200],
  [`GET ${SOUND}`, 304, ['If-None-Match: <etag>']],
  [`GET ${SOUND}`, 206, ['Range: bytes=0-9']],
  [`GET ${SOUND}`, 416, ['Range: bytes=99999999-']],
  ['GET /sounds/none.wav', 404],
  ['GET /health', 200],
  ['GET /ready', 200],
  ['GET /_outbox', 200],
  ['GET /payments/notices/local', 200],
  ['GET /api/countries', 200],
  ['GET /api/countries', 304, ['If-None-Match: <etag>']],
  ['GET /api/cars?page=x', 422],
  ['GET /api/none', 404],
  ['GET /api', 404],
  ['GET /api/%zz', 400],
  ['GET /api/profile', 401],
  ['DELETE /api/countries', 405],
  ['POST /api/questions', 403, [JSON_BODY, 'Origin: https://evil.example'], '{}'],
  ['POST /api/questions', 413, [JSON_BODY], JSON.stringify('x'.repeat(70_000))],
  ['POST /api/questions', 415, ['Content-Type: text/plain'], '{}'],
  ['POST /api/questions', 400, [JSON_BODY], '{'],
  ['GET /page', 400, ['Host: otosafi.ma']],
  ['GET /api/cars', 400, ['Host: otosafi.ma']],
  [`GET /${'x'.repeat(20_000)}`, 431],
  ['NONSENSE /', 400],
]

/** Requests of which nobody knows how they came: of two hosts, and such as are no HTTP. */
const UNREADABLE: ReadonlySet<string> = new Set(
  ANSWERS.slice(-4).map(([first, , headers = []]) => `${first} ${headers[0]}`),
)

describe('every answer is guarded', () => {
  let database: Database
  let server: TestServer

  beforeAll(async () => {
    database = await openAnyDatabase()
    server = await startTestServer(database, { site: registerEchoSite })
    return () => database.close()
  }, 60_000)

  async function ask(first: string, host: string, more: readonly string[] = [], body = ''): Promise<RawAnswer> {
    const lines = [`${first} HTTP/1.1`, `Host: ${host}`, ...more, 'Connection: close']
    if (body !== '') lines.push(`Content-Length: ${body.length}`)
    return sendRaw(server.port, [...lines, '', body].join('\r\n'))
  }

  describe.each([
    ['http', 'otosafi.ma.localhost:3000', []],
    ['https', 'otosafi.ma', ['X-Forwarded-Proto: https']],
    ['https on a machine of one’s own', 'otosafi.ma.localhost:3000', ['X-Forwarded-Proto: https']],
  ] as const)('over %s', (protocol, host, proxy) => {
    const kinds = ANSWERS.map(([first, status, headers = [], body = '']) => ({
      title: first.slice(0, 40),
      first,
      status,
      headers,
      body,
    }))
    it.each(kinds)('$title is answered $status', async ({ first, status, headers, body }) => {
      const etag = headers.includes('If-None-Match: <etag>')
        ? (await ask(first, host, proxy)).headers.get('etag')
        : undefined
      const own = headers.map((header) => header.replace('<etag>', etag ?? ''))
      const answer = await ask(first, host, [...proxy, ...own], body)
      const isHidden = first === 'GET /_outbox' && protocol === 'https'
      expect([answer.status, answer.body.slice(0, 300)]).toEqual([isHidden ? 404 : status, expect.anything()])
      const hasTransportSecurity = protocol === 'https' && !UNREADABLE.has(`${first} ${headers[0]}`)
      expect(answer.headers.get('strict-transport-security')).toBe(
        hasTransportSecurity ? 'max-age=63072000; includeSubDomains; preload' : undefined,
      )
      expect(observatoryScore(answer.headers, hasTransportSecurity)).toBeGreaterThanOrEqual(130)
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-security-policy': expect.stringMatching(/^default-src 'none';.*frame-ancestors 'none'/),
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'referrer-policy': expect.stringMatching(/^(?:no-referrer|strict-origin-when-cross-origin)$/),
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      })
    })
  })

  const referrerOf = async (target: string) =>
    (await ask(`GET ${target}`, 'otosafi.ma.localhost:3000')).headers.get('referrer-policy')
  const everyPage = ROUTE_KEYS.flatMap((key) =>
    (['en', 'ar'] as const).flatMap((language) => {
      const { path } = ROUTES[key]
      const { prefix } = LANGUAGES[language]
      const filled = `/${path.replace(/:\w+/g, SECRET)}`
      const address = prefix === '' || 'unprefixed' in ROUTES[key] ? filled : `/${prefix}${filled}`
      return [address, `${address === '/' ? '/_root' : address}.data`].map((target) => ({ path, target }))
    }),
  )

  it('Every page with a secret in its address sends no referrer, and every other page its origin alone', async () => {
    const sent = await Promise.all(everyPage.map(async ({ path, target }) => [path, target, await referrerOf(target)]))
    expect(sent.filter(([path]) => path?.includes(':token'))).toHaveLength(32)
    for (const [path, target, referrer] of sent)
      expect([target, referrer]).toEqual([
        target,
        path?.includes(':token') ? 'no-referrer' : 'strict-origin-when-cross-origin',
      ])
  })

  it.each(['bookings', 'visits', 'requests', 'sales'])('The team’s page of %s sends no referrer', async (name) => {
    expect(await referrerOf(`/team/${name}/${SECRET}`)).toBe('no-referrer')
  })

  it('The forms of a page with a secret are taken from a browser that therefore names no origin, and no others', async () => {
    const send = async (path: string, headers: string[]) =>
      (await ask(`POST ${path}`, 'otosafi.ma.localhost:3000', [FORM, ...headers], 'a=b')).status
    const booking = `/bookings/${SECRET}`
    for (const path of [booking, `/ar${booking}`, `/unsubscribe-blog/${SECRET}`]) {
      expect([path, await send(path, ['Origin: null'])]).toEqual([path, 200])
      expect(await send(path, ['Origin: null', 'Sec-Fetch-Site: same-origin'])).toBe(200)
      expect(await send(path, ['Origin: null', 'Sec-Fetch-Site: cross-site'])).toBe(403)
      expect(await send(path, ['Origin: https://evil.example'])).toBe(403)
    }
    expect(await send('/sell', ['Origin: null'])).toBe(403)
    expect(await send(`/team/bookings/${SECRET}`, ['Origin: null'])).toBe(404)
    expect(await send(`/team/bookings/${SECRET}`, ['Origin: https://evil.example'])).toBe(403)
  })
})

/**
 * The score that Mozilla's HTTP Observatory gives the headers of an answer without cookies: from 100, with its
 * deductions, and its bonuses where nothing was deducted. What it asks of whole sites (redirection to https, preload
 * list, scripts of others) is left out.
 */
function observatoryScore(headers: ReadonlyMap<string, string>, isHttps: boolean): number {
  const policy = directivesOf(headers.get('content-security-policy') ?? '')
  const sources = ['default-src', 'script-src', 'style-src', 'object-src'].flatMap((name) => policy.get(name) ?? [])
  const framing = policy.get('frame-ancestors')?.join(' ')
  const hsts = Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1] ?? 0)
  const isPrivate = /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/
  const HALF_A_YEAR = 15_768_000
  const points = [
    policy.size === 0 ? -25 : sources.some((source) => /unsafe|^(?:https?:|\*|data:)$/.test(source)) ? -20 : 5,
    policy.get('default-src')?.join(' ') === "'none'" ? 5 : 0,
    framing === "'none'" || framing === "'self'" ? 5 : headers.has('x-frame-options') ? 0 : -20,
    isPrivate.test(headers.get('referrer-policy') ?? '') ? 5 : 0,
    /^same-(?:origin|site)$/.test(headers.get('cross-origin-resource-policy') ?? '') ? 10 : 0,
    headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    isHttps && hsts < HALF_A_YEAR ? -20 : 0,
  ]
  const lost = points.filter((each) => each < 0).reduce((sum, each) => sum + each, 100)
  return lost < 90 ? lost : points.filter((each) => each > 0).reduce((sum, each) => sum + each, lost)
}

function directivesOf(policy: string): Map<string, string[]> {
  const directives = policy.split(';').filter((directive) => directive.trim() !== '')
  return new Map(
    directives.map((directive) => directive.trim().split(/\s+/)).map(([name = '', ...rest]) => [name, rest]),
  )
}
