import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { beforeAll, describe, expect, it, vi } from 'vitest'

import type { Database } from '../db/database.ts'
import { withDatabase } from '../db/testing/with-databases.ts'
import { createInProcessFetch } from '../http/in-process-fetch.ts'
import { buildCar, insertCars, seedStock } from '../testing/cars.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'

withDatabase('the API', (open) => {
  let database: Database
  let server: TestServer

  beforeAll(async () => {
    database = await open()
    await seedStock(database, ['ma', 'coza'], 30)
    server = await startTestServer(database)
  })

  describe('answers', () => {
    it('may be kept for a moment, by edition and language, and are not sent again unchanged', async () => {
      const first = await server.send('ma', '/api/cars?brand=dacia&color=red&color=blue')
      expect(first.headers).toMatchObject({
        etag: expect.stringMatching(/^W\/"ma-/),
        'cache-control': 'public, max-age=30, stale-while-revalidate=300',
        vary: 'Accept-Language, Host, Accept-Encoding',
      })
      const search = vi.spyOn(server.search, 'search')
      const tag = { headers: { 'if-none-match': first.headers['etag'] ?? '' } }
      const again = await server.send('ma', '/api/cars?color=blue&color=red&brand=dacia&utm=x', tag)
      expect([again.status, again.bytes.length, again.headers['etag']]).toEqual([304, 0, first.headers['etag']])
      expect(search).not.toHaveBeenCalled()
      search.mockRestore()
      const head = await server.send('ma', '/api/cars?brand=dacia&color=red&color=blue', { method: 'HEAD', ...tag })
      expect([head.status, head.headers['content-length']]).toEqual([304, undefined])
      const other = [
        await server.send('ma', '/api/cars?brand=dacia&color=red', tag),
        await server.send('coza', '/api/cars?brand=dacia&color=red&color=blue', tag),
        await server.send('ma', '/api/cars?brand=dacia&color=red&color=blue', {
          headers: { ...tag.headers, 'accept-language': 'en' },
        }),
      ]
      expect(other.map(({ status }) => status)).toEqual([200, 200, 200])
    })

    it('are new as soon as a car or a text changes', async () => {
      const path = '/api/cars?brand=toyota'
      const before = await server.send('ma', path)
      await insertCars(database, 'ma', [buildCar()])
      await server.search.refresh()
      const after = await server.send('ma', path, { headers: { 'if-none-match': before.headers['etag'] ?? '' } })
      expect([after.status, after.body.total]).toEqual([200, before.body.total + 1])
      const faqs = await server.send('ma', '/api/faqs')
      await database.pool.query(`update faqs set published = false where edition = 'ma' and position > 0`)
      await server.search.refresh()
      const fewer = await server.send('ma', '/api/faqs', { headers: { 'if-none-match': faqs.headers['etag'] ?? '' } })
      expect(fewer.body.faqs).toHaveLength(1)
    })

    it('come compressed to whom it may, when they are large', async () => {
      const plain = await server.send('ma', '/api/cars')
      expect(plain.headers['content-encoding']).toBeUndefined()
      for (const [encoding, decompress] of [
        ['br', brotliDecompressSync],
        ['gzip', gunzipSync],
      ] as const) {
        const small = await server.send('ma', '/api/cars', { headers: { 'accept-encoding': encoding } })
        expect(small.headers['content-encoding']).toBe(encoding)
        expect(small.bytes.length).toBeLessThan(plain.bytes.length / 3)
        expect(decompress(small.bytes)).toEqual(plain.bytes)
      }
      const tiny = await server.send('ma', '/api/contact-information/get-instagram-url', {
        headers: { 'accept-encoding': 'br' },
      })
      expect(tiny.headers['content-encoding']).toBeUndefined()
    })

    it('carry headers that let them be nothing but data', async () => {
      const { headers } = await server.send('ma', '/api/cars')
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'content-security-policy': expect.stringMatching(/^default-src 'none';.* frame-ancestors 'none'$/),
      })
      expect(headers['strict-transport-security']).toBeUndefined()
      const secure = await server.send('ma', '/api/cars', { headers: { 'x-forwarded-proto': 'https' } })
      expect(secure.headers['strict-transport-security']).toContain('max-age=')
    })

    it('have an id: the given one where it is harmless', async () => {
      const given = await server.send('ma', '/api/nothing', { headers: { 'x-request-id': 'abcdef-123456' } })
      expect([given.headers['x-request-id'], given.body.instance]).toEqual(['abcdef-123456', 'abcdef-123456'])
      // Refused before the API has seen it.
      for (const path of ['/api/cars/%u0041/similar', '/api/%']) {
        const { status, headers, body } = await server.send('ma', path)
        expect([status, headers['x-request-id']]).toEqual([400, body.instance])
      }
      for (const id of ['short', 'a b c d e f g h', '<script>alert(1)</script>', 'x'.repeat(200)]) {
        const { headers } = await server.send('ma', '/api/cars', { headers: { 'x-request-id': id } })
        expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
      }
    })

    it('of posted things are kept nowhere', async () => {
      const id = (await server.send('ma', '/api/cars?limit=1')).body.cars[0].id
      const { headers } = await server.send('ma', `/api/cars/${id}/views`, { method: 'POST' })
      expect([headers['cache-control'], headers['etag']]).toEqual(['no-store', undefined])
    })
  })

  describe('a request that cannot be answered', () => {
    it('to an unknown address is not found', async () => {
      for (const path of ['/api', '/api/', '/api/nothing', '/api/cars/x/y/z', '/api/CARS', '/nothing']) {
        const { status, body, headers } = await server.send('ma', path)
        expect([path, status, body.code]).toEqual([path, 404, 'not_found'])
        expect(headers['content-type']).toContain('application/problem+json')
      }
    })

    it('by another method lists the right ones', async () => {
      for (const method of ['PUT', 'DELETE', 'PATCH', 'POST', 'OPTIONS']) {
        const { status, body, headers } = await server.send('ma', '/api/cars', { method })
        expect([status, body.code, headers['allow']]).toEqual([405, 'method_not_allowed', 'GET, HEAD'])
      }
      expect((await server.send('ma', '/api/blogs/x/like')).headers['allow']).toBe('PUT, DELETE')
      expect((await server.send('ma', '/api/cars', { method: 'HEAD' })).status).toBe(200)
    })

    it.each([
      ['an address of 15 kB', `/api/cars?q=${'x'.repeat(15_000)}`, {}, 422],
      ['an address beyond all measure', `/api/cars?q=${'x'.repeat(100_000)}`, {}, 431],
      ['headers beyond all measure', '/api/cars', { headers: { 'accept-language': 'x'.repeat(20_000) } }, 431],
      ['a long language', '/api/cars', { headers: { 'accept-language': 'x'.repeat(300) } }, 422],
      ['broken percent signs in the path', '/api/cars/%zz', {}, 400],
      ['broken percent signs in the query', '/api/cars?q=%zz&page=%', {}, 422],
      ['a long id', `/api/cars/${'x'.repeat(3000)}`, {}, 404],
      [
        'a body of 1 MB',
        '/api/cars/00000000/views',
        { method: 'POST', headers: { 'content-type': 'application/json' }, body: `"${'x'.repeat(1_000_000)}"` },
        413,
      ],
      [
        'a broken body',
        '/api/cars/00000000/views',
        { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' },
        400,
      ],
      [
        'a poisoned body',
        '/api/cars/00000000/views',
        { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"__proto__":{}}' },
        400,
      ],
      [
        'a body of an unknown type',
        '/api/cars/00000000/views',
        { method: 'POST', headers: { 'content-type': 'text/csv' }, body: 'a,b' },
        415,
      ],
    ])('for %s is refused', async (_, path, request, expected) => {
      const { status, body } = await server.send('ma', path, request)
      expect(status).toBe(expected)
      expect(body).toMatchObject({ status: expected, type: expect.stringMatching(/^urn:otosafi:problem:/) })
    })
  })

  describe('trouble inside', () => {
    it('stays inside the server', async () => {
      const broken = vi
        .spyOn(server.search, 'cars')
        .mockRejectedValue(new Error('relation "secrets" at /srv/otosafi line 3'))
      const { status, bytes, body } = await server.send('ma', '/api/cars?sort=priceAsc')
      expect([status, body.code, body.detail]).toEqual([500, 'internal', undefined])
      expect(bytes.toString()).not.toMatch(/secrets|srv|line/)
      broken.mockRestore()
    })

    it('with the database is a moment’s, and says when to come again', async () => {
      const away = vi
        .spyOn(server.search, 'cars')
        .mockRejectedValue(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }))
      const { status, body, headers } = await server.send('ma', '/api/cars?sort=priceDesc')
      expect([status, body.code, headers['retry-after']]).toEqual([503, 'unavailable', '5'])
      // What was not answered has no version, and what is said in English is in no other language.
      expect([headers['etag'], headers['content-language']]).toEqual([undefined, undefined])
      away.mockRestore()
    })

    it('of an answer that the contract does not have is found out', async () => {
      const wrong = vi.spyOn(server.search, 'dataVersion').mockReturnValue('x'.repeat(99))
      const { status, body } = await server.send('ma', '/api/cars?sort=yearDesc')
      expect([status, body.detail]).toEqual([500, expect.stringContaining('listCars 200: /version')])
      wrong.mockRestore()
    })
  })

  it('is reached within the process like over the network', async () => {
    const fetchApi = createInProcessFetch(server.app)
    const response = await fetchApi('http://otosafi.co.za/api/cars?limit=2', { headers: { 'accept-language': 'zu' } })
    expect(response.headers.get('content-language')).toBe('zu')
    expect(await response.json()).toEqual(
      (await server.send('coza', '/api/cars?limit=2', { headers: { 'accept-language': 'zu' } })).body,
    )
    const unchanged = await fetchApi(
      new Request('http://otosafi.co.za/api/cars?limit=2', {
        headers: { 'accept-language': 'zu', 'if-none-match': response.headers.get('etag') ?? '' },
      }),
    )
    expect([unchanged.status, await unchanged.text()]).toEqual([304, ''])
    const posted = await fetchApi('http://otosafi.ma/api/callbacks', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    })
    expect([posted.status, await posted.json()]).toEqual([422, expect.objectContaining({ code: 'validation_failed' })])
  })
})
