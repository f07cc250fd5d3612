import { beforeAll, describe, expect, it, vi } from 'vitest'

import type { Database } from '../db/database.ts'
import { openMemoryDatabase } from '../db/testing/embedded-snapshot.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'

describe('the server', () => {
  let database: Database
  let server: TestServer

  beforeAll(async () => {
    database = await openMemoryDatabase()
    server = await startTestServer(database)
    return () => database.close()
  }, 60_000)

  it('is alive and ready, and says how its database is, without which it is ready too', async () => {
    expect((await server.send('ma', '/health')).body).toEqual({ status: 'ok' })
    expect((await server.send('ma', '/ready')).body).toEqual({
      status: 'ready',
      checks: { indexes: true, running: true },
      database: 'available',
    })
    const away = vi.spyOn(database.kysely, 'getExecutor').mockImplementation(() => {
      throw new Error('away')
    })
    const { status, body } = await server.send('ma', '/ready')
    expect([status, body.status, body.database]).toEqual([200, 'ready', 'unavailable'])
    expect((await server.send('ma', '/health')).status).toBe(200)
    away.mockRestore()
  })

  it('serves drawn photographs, to be kept for ever', async () => {
    const path = '/photos/art/side-suv-red-1/320.webp'
    const { status, headers, bytes } = await server.send('ma', path)
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'public, max-age=31536000, immutable',
    ])
    expect(bytes.subarray(8, 12).toString()).toBe('WEBP')
    const known = { 'if-none-match': headers['etag'] ?? '' }
    expect((await server.send('ma', path, { headers: known })).status).toBe(304)
    const head = await server.send('ma', path, { method: 'HEAD', headers: known })
    expect([head.status, head.headers['content-length']]).toEqual([304, undefined])
    const whole = await server.send('ma', path, { method: 'HEAD' })
    expect([whole.status, whole.headers['content-length'], whole.bytes.length]).toEqual([200, String(bytes.length), 0])
  })

  it.each([
    '/photos/art/side-suv-red-9/320.webp',
    '/photos/art/side-suv-red-1/321.webp',
    '/photos/art/side-suv-red-1/320.gif',
    '/photos/../../etc/passwd/320.webp',
    '/photos/%2e%2e%2fsecret/320.webp',
    '/photos/',
    '/sounds/sound/petrol-9.wav',
    '/sounds/..%2f..%2fetc%2fpasswd.wav',
  ])('has nothing at %s', async (path) => {
    expect((await server.send('ma', path)).status).toBe(404)
  })

  it('plays engines, whole or in parts', async () => {
    const path = '/sounds/sound/diesel-1.wav'
    const whole = await server.send('ma', path)
    expect([whole.status, whole.headers['content-type'], whole.headers['accept-ranges']]).toEqual([
      200,
      'audio/wav',
      'bytes',
    ])
    const part = await server.send('ma', path, { headers: { range: 'bytes=100-199' } })
    expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 100-199/${whole.bytes.length}`])
    expect(part.bytes).toEqual(whole.bytes.subarray(100, 200))
    expect((await server.send('ma', path, { headers: { range: 'bytes=99999999-' } })).status).toBe(416)
    // Ranges are of GET alone.
    const head = await server.send('ma', path, { method: 'HEAD', headers: { range: 'bytes=100-199' } })
    expect([head.status, head.headers['content-length']]).toEqual([200, String(whole.bytes.length)])
  })
})
