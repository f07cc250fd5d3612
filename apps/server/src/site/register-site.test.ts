import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'

import { EDITION_IDS } from '@otosafi/editions/edition'

import { REQUEST_BUDGET_MS, remainingTime } from '../db/budget.ts'
import { LOOPBACK } from '../env-reader.ts'
import type { ReadLimiter } from '../http/read-limiter.ts'
import { createSharedCache } from '../http/shared-cache.ts'
import { createIsTrusted } from '../http/trusted-proxies.ts'
import { admitRequests } from '../server/admit-requests.ts'
import { DOCUMENT_OF, writeEdition } from '../testing/write-edition.ts'
import { loadEditionBundles } from './edition-bundle.ts'
import { registerSite } from './register-site.ts'

/**
 * A bundle whose pages say which cookies they were given and how many pages were made before of those loaded with it; slowly, so
 * that others can come meanwhile. What a page is to answer is in its query.
 */
const BUNDLE = `
${DOCUMENT_OF}const createHandler = () => {
let made = 0
return async (request, { fetchApi, idempotencyKey }) => {
  const { searchParams } = new URL(request.url)
  const number = ++made
  const address = await (await fetchApi('http://otosafi.ma/api')).text()
  await new Promise((resolve) => setTimeout(resolve, 20))
  const headers = new Headers({ 'content-type': 'text/plain' })
  if (searchParams.has('caching')) headers.set('cache-control', searchParams.get('caching'))
  for (const cookie of searchParams.getAll('set')) headers.append('set-cookie', cookie + '-' + number + '; Path=/')
  if (searchParams.has('picture') || searchParams.has('unknown')) {
    headers.set('content-type', 'text/html')
    const document = documentOf('<p>' + number + '</p>', { headTags: '<title>Car</title>', leadPicture: searchParams.get('picture') })
    if (searchParams.has('unknown')) document.html = document.html.replace('</head>', '')
    return { response: new Response(null, { headers }), document }
  }
  const press = request.method === 'POST' ? await idempotencyKey() : undefined
  const echo = JSON.stringify({ number, address, cookie: request.headers.get('cookie'), press })
  const status = Number(searchParams.get('status') ?? 200)
  return { response: new Response(echo, { headers, status }), document: null }
}
}
export const entry = { module: { createHandler } }
`

const SALMA = 'language=fr; access_token=salma; refresh_token=salma-r; session=7f1c9f56'
const ALI = 'access_token=ali; refresh_token=ali-r; session=8f1c9f56; language=fr'

type LogLine = { msg: string; err?: { message: string } }

describe('the pages', () => {
  let app: FastifyInstance
  let folder: string
  let countRead: ReadLimiter['count']
  let findPreview: (key: string) => Promise<Buffer | null>
  /** Milliseconds that the page asked last had for the database. */
  let timeLeft: number | null
  /** The API's answer to pages. */
  let answer: ResponseInit
  let dataVersion: string
  let logged: LogLine[]

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'otosafi-site-'))
    for (const edition of EDITION_IDS) writeEdition(folder, edition, BUNDLE)
    return () => rmSync(folder, { recursive: true, force: true })
  })
  beforeEach(async () => {
    countRead = () => null
    answer = {}
    dataVersion = '1'
    logged = []
    app = Fastify({
      logger: { level: 'error', stream: { write: (line: string) => logged.push(JSON.parse(line) as LogLine) } },
    })
    admitRequests(app, createIsTrusted(LOOPBACK))
    await registerSite(app, {
      fetchApi: async (input, init) => {
        timeLeft = remainingTime()
        return new Response(new Request(input, init).headers.get('x-forwarded-for'), answer)
      },
      findPreview: (key) => findPreview(key),
      dataVersion: () => dataVersion,
      bundles: await loadEditionBundles(folder),
      cache: createSharedCache(2 ** 20),
      reads: { count: (request, work) => countRead(request, work) },
      findIdempotencyKey: async (edition, parts) => [edition, ...parts].join(' | '),
    })
  })
  afterEach(() => app.close())

  const get = async (url: string, cookie?: string, address = '192.0.2.1') => {
    const headers = { host: 'otosafi.ma', 'x-forwarded-for': address, ...(cookie === undefined ? {} : { cookie }) }
    const answer = await app.inject({ url, headers })
    return { ...answer, page: answer.json() as { number: number; address: string; cookie: string | null } }
  }

  describe.each([
    '/account',
    '/fr/account',
    '/account/security',
    '/ar/account/sign-in',
    '/edit-profile',
    '/account.data',
  ])('%s', (path) => {
    it('is made for each visitor, also when two ask at once, and is kept nowhere', async () => {
      const [salma, ali, nobody] = await Promise.all([get(path, SALMA), get(path, ALI, '192.0.2.2'), get(path)])
      expect([salma.page.cookie, ali.page.cookie, nobody.page.cookie]).toEqual([SALMA, ALI, null])
      expect([salma.page.address, ali.page.address]).toEqual(['192.0.2.1', '192.0.2.2'])
      const again = await get(path, SALMA)
      expect(new Set([salma, ali, nobody, again].map(({ page }) => page.number)).size).toBe(4)
      for (const { headers } of [salma, ali, nobody, again]) expect(headers['cache-control']).toBe('private, no-store')
    })
  })

  it('that are the same for everybody are made once, without anybody’s session', async () => {
    const pages = await Promise.all([get('/about', SALMA), get('/about', ALI), get('/about')])
    expect(new Set(pages.map(({ body }) => body)).size).toBe(1)
    expect(pages[0]?.page.cookie).toBe('language=fr')
    expect((await get('/about', ALI)).body).toBe(pages[0]?.body)
  })

  it('have a form of their own for who saves data by choice, also for a cache that asks again', async () => {
    const ask = async (cookie: string, tag: number | string | string[] = '') => {
      const known = { 'if-none-match': String(tag) }
      return app.inject({ url: '/about', headers: { host: 'otosafi.ma', cookie, ...known } })
    }
    const [full, small] = [await ask(''), await ask('language=fr; saver=on')]
    expect([full.json(), small.json()]).toMatchObject([{ cookie: null }, { cookie: 'language=fr; saver=on' }])
    expect(full.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    const again = [await ask('saver=on', full.headers.etag), await ask('', small.headers.etag)]
    expect(again.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [200, small.body],
      [200, full.body],
    ])
    expect((await ask('saver=on', small.headers.etag)).statusCode).toBe(304)
  })

  it.each([
    ['gzip, deflate, br', 'br'],
    ['br;q=0 , gzip', undefined],
    ['gzip, x-br', undefined],
  ])('are compressed for who takes brotli: %s', async (taken, encoding) => {
    const { headers } = await app.inject({ url: '/about', headers: { host: 'otosafi.ma', 'accept-encoding': taken } })
    expect(headers['content-encoding']).toBe(encoding)
  })

  it('are not sent again to a cache that has them, among others that it has of the address', async () => {
    const ask = (tag: string, method: 'GET' | 'HEAD' | 'POST' = 'GET') => {
      const headers = { host: 'otosafi.ma', 'if-none-match': tag, 'content-type': 'application/x-www-form-urlencoded' }
      return app.inject({ method, url: '/about', headers })
    }
    const { etag = '' } = (await ask('"other"')).headers
    const answers = [await ask(`"other", ${etag}`), await ask(etag.slice(2)), await ask('"other"')]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([304, 304, 200])
    expect((await ask('*', 'HEAD')).statusCode).toBe(304)
    expect((await ask('*', 'POST')).statusCode).toBe(200)
  })

  it.each(['caching=private, no-store', 'caching=no-store', 'set=seen'])(
    'that turn out to be for one visitor (%s) are given to no other',
    async (query) => {
      const pages = await Promise.all([get(`/about?${query}`), get(`/about?${query}`), get(`/about?${query}`)])
      pages.push(await get(`/about?${query}`))
      expect(new Set(pages.map(({ page }) => page.number)).size).toBe(4)
      const cookies = pages.map(({ headers }) => String(headers['set-cookie'] ?? ''))
      if (query === 'set=seen') expect(cookies).toEqual(pages.map(({ page }) => `seen-${page.number}; Path=/`))
    },
  )

  it.each(['GET', 'POST'] as const)('set all the cookies that they want to, asked with %s', async (method) => {
    const headers = { host: 'otosafi.ma', 'content-type': 'application/x-www-form-urlencoded', cookie: SALMA }
    const answer = await app.inject({ method, url: '/account/sign-in?set=a&set=b&set=c', headers })
    expect(answer.headers['set-cookie']).toEqual(['a-1; Path=/', 'b-1; Path=/', 'c-1; Path=/'])
    expect(answer.headers['cache-control']).toContain('no-store')
    expect(answer.json()).toMatchObject({ cookie: SALMA })
  })

  it.each(['GET', 'POST'] as const)('have one limit for all that %s asks of the database', async (method) => {
    timeLeft = null
    const headers = { host: 'otosafi.ma', 'content-type': 'application/x-www-form-urlencoded' }
    await app.inject({ method, url: '/account/sign-in', headers })
    expect(timeLeft).toBeGreaterThan(0)
    expect(timeLeft).toBeLessThanOrEqual(REQUEST_BUDGET_MS)
  })

  it('that cannot be made for the moment say when to come again, and are not kept', async () => {
    const answers = [await get('/about?status=503'), await get('/about?status=503')]
    expect(answers.map(({ page }) => page.number)).toEqual([1, 2])
    for (const { statusCode, headers } of answers)
      expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store'])
    expect((await get('/about')).headers['retry-after']).toBeUndefined()
  })

  it('say that a form was sent to who sent it, alike to all of those, and to nobody else', async () => {
    const others = await app.inject({ url: '/about?sent=callback', headers: { host: 'otosafi.ma' } })
    const { location, 'cache-control': caching } = others.headers
    expect([others.statusCode, location, caching]).toEqual([302, '/about', 'no-store'])
    const pages = await Promise.all([SALMA, ALI].map((who) => get('/about?sent=callback', `${who}; sent=callback`)))
    expect(pages.map(({ page }) => page.number)).toEqual([1, 1])
  })

  it('get an idempotency key that a second press repeats', async () => {
    const press = async (payload: string, cookie = '') => {
      const headers = { host: 'otosafi.ma', cookie, 'content-type': 'application/x-www-form-urlencoded' }
      const answer = await app.inject({ method: 'POST', url: '/about', headers, payload })
      return (answer.json() as { press: string }).press
    }
    const first = await press('name=Salma')
    expect(await press('name=Salma', 'language=fr')).toBe(first)
    expect(await press('name=Ali')).not.toBe(first)
    const own = await press('name=Salma', SALMA)
    expect(own).not.toBe(first)
    expect(await press('name=Salma', ALI), 'of another account behind the same address').not.toBe(own)
    expect(await press('name=Salma', SALMA)).toBe(own)
  })

  describe.each([
    ['fails', { status: 503 }],
    ['is out of date', { headers: { 'cache-status': 'otosafi; fwd=stale; fwd-status=503' } }],
  ] as const)('while what they show %s', (_, trouble) => {
    it('are not kept', async () => {
      answer = trouble
      const without = await get('/about')
      expect([without.page.number, without.headers['cache-control']]).toEqual([1, 'no-store'])
      answer = {}
      const [whole, again] = [await get('/about'), await get('/about')]
      expect([whole.page.number, again.page.number]).toEqual([2, 2])
      expect(whole.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    })

    it('are shown as they last were, until all can be had again', async () => {
      const first = await get('/about')
      answer = trouble
      dataVersion = '2'
      const stale = await get('/about')
      expect([stale.body, stale.headers.etag]).toEqual([first.body, first.headers.etag])
      answer = {}
      expect((await get('/about')).page.number).toBe(3)
    })
  })

  it('are refused where a network has had too many rendered, but for those that are kept', async () => {
    await get('/about')
    countRead = (_, work) => (work === 'page' ? 7 : null)
    expect((await get('/about')).statusCode).toBe(200)
    for (const url of ['/about?x', '/account']) {
      const refused = await app.inject({ url, headers: { host: 'otosafi.ma' } })
      expect([refused.statusCode, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([
        429,
        '7',
        'no-store',
      ])
      expect(refused.body).toContain('Please try after some time')
    }
  })

  it('take the form that signs out also from a network that has had too many rendered', async () => {
    countRead = (_, work) => (work === 'page' ? 7 : null)
    const headers = { host: 'otosafi.ma', 'content-type': 'application/x-www-form-urlencoded' }
    const post = async (url: string) => (await app.inject({ method: 'POST', url, headers })).statusCode
    const statuses = await Promise.all(['/account', '/fr/account.data', '/account/sign-in'].map(post))
    expect(statuses).toEqual([200, 200, 429])
  })

  it('say to script from when they can be asked for again, by the clock of the edition', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-06-01T12:00:20Z') })
    onTestFinished(() => void vi.useRealTimers())
    countRead = () => 90
    const { statusCode, body } = await app.inject({ url: '/account.data', headers: { host: 'otosafi.ma' } })
    expect([statusCode, JSON.parse(body)]).toEqual([
      429,
      expect.objectContaining({ code: 'rate_limited', from: { day: null, time: '13:02', text: 'errors.from' } }),
    ])
  })

  it('that cannot be finished are not sent, and the log says why', async () => {
    const { headers, statusCode } = await app.inject({ url: '/fr?unknown', headers: { host: 'otosafi.ma' } })
    expect([statusCode, headers['content-type']]).toEqual([500, expect.stringContaining('json')])
    expect(logged).toMatchObject([{ level: 50, err: { message: expect.stringContaining('"document" does not hold') } }])
  })

  it('have the preview of the picture that they name, and are kept once it is there', async () => {
    const ask = () => app.inject({ url: '/fr?picture=art/a-0', headers: { host: 'otosafi.ma' } })
    findPreview = () => new Promise(() => undefined)
    const early = await ask()
    expect(early.body).not.toContain('data:image/avif')
    findPreview = async (key) => Buffer.from(key)
    const [whole, again] = [await ask(), await ask()]
    const data = Buffer.from('art/a-0').toString('base64')
    expect(whole.body).toContain(`<style>img[src^="/photos/art/a-0/"]{background:url(data:image/avif;base64,${data}) `)
    expect(whole.body).not.toBe(early.body)
    expect(again.body).toBe(whole.body)
  })
})
