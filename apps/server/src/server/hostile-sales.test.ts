import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'

import { afterEach, beforeAll, expect, it, vi } from 'vitest'

import { EDITIONS } from '@otosafi/editions/registry'
import { MAX_CAR_PHOTOS } from '@otosafi/validators/selling-car'
import { eventually } from '@otosafi/vitest/eventually'
import { propertyRuns } from '@otosafi/vitest/property-runs'

import type { Database } from '../db/database.ts'
import { withDatabase } from '../db/testing/with-databases.ts'
import { sharp } from '../media/pipeline/configured-sharp.ts'
import { originalKey } from '../media/pipeline/photo-service.ts'
import { PENDING_LIFETIME_MS } from '../media/uploads/uploads.ts'
import { StorageUnavailable } from '../outside/storage/storage-port.ts'
import { openSaleWorld, SOLD } from '../resources/sales/testing/sale-world.ts'
import { codeOf, type TestResponse } from '../testing/http-request.ts'
import { BOUNDARY, formOf, textPart } from '../testing/multipart.ts'
import { harmlessPhoto, hastyConnections, UNLIMITED } from './testing/hostile-server.ts'
import { hostileFiles, png } from './testing/uploads/hostile-files.ts'
import { hostileForms } from './testing/uploads/hostile-forms.ts'

/** Allowed growth of the process's memory: one picture of 64 megapixels is decoded at a time. */
const MAX_GROWTH_BYTES = 400 * 1024 * 1024

/** Of the hostile files and forms every seventh is sent; each in the part `properties` of the deep tests. */
const STEP = propertyRuns(1) > 1 ? 1 : 7

const sampled = <T>(all: readonly T[]): T[] => all.filter((_, index) => index % STEP === 0)

/** Statuses of a refused form, by its reading and by its fields. */
const REFUSALS = new Set([400, 413, 415, 422])

withDatabase('a hostile offer of a car', (open) => {
  let database: Database
  let world: Awaited<ReturnType<typeof openSaleWorld>>
  let jpeg: Buffer

  beforeAll(async () => {
    database = await open()
    world = await openSaleWorld(database, { limiter: UNLIMITED, connections: hastyConnections() })
    jpeg = await harmlessPhoto()
  })
  afterEach(() => vi.restoreAllMocks())

  /** Counts of stored sales: rows, rows of pictures, and pictures that were written since the last test. */
  const countStored = async () => {
    const { rows } = await database.pool.query<{ sales: number; photos: number; uploads: number }>(`
      select (select count(*) from sales) as sales, (select count(*) from sale_photos) as photos,
        (select count(*) from uploads) as uploads
    `)
    return rows[0]
  }

  /** The outcome of an offer: a problem and nothing stored, or success with pictures that were encoded anew. */
  async function outcomeOf(send: () => Promise<TestResponse>, isAllowed: boolean): Promise<string> {
    const put = vi.spyOn(world.server.store, 'put')
    const before = await countStored()
    const { status, body, headers } = await send()
    const after = await countStored()
    const written = put.mock.calls.map(([key]) => key)
    put.mockRestore()
    // Pictures are optional: a form whose picture is no part of it may be taken without.
    if (status === 201 && (isAllowed || written.length === 0)) {
      for (const key of written) {
        const kept = await world.server.store.get(key)
        const { format, exif, xmp } = await sharp(kept ?? undefined).metadata()
        const isDirty = ['script', 'php', 'PK\x03\x04', 'passwd'].some((text) => kept?.includes(text))
        if (isDirty || format !== 'jpeg' || exif !== undefined || xmp !== undefined) return 'kept as it came'
      }
      return 'kept'
    }
    const isProblem = headers['content-type'] === 'application/problem+json' && typeof body?.code === 'string'
    if (!isProblem || !REFUSALS.has(status)) return `${status} ${JSON.stringify(body)?.slice(0, 200)}`
    if (written.length > 0 || JSON.stringify(before) !== JSON.stringify(after)) return 'refused, and half of it stored'
    return 'refused'
  }

  it(
    'is refused, or harmless once its pictures were encoded anew, and leaves nothing behind',
    { timeout: 240_000 },
    async () => {
      const before = process.memoryUsage.rss()
      const outcomes: Record<string, string> = {}
      const unexplained: string[] = []
      const files = await hostileFiles()
      for (const { what, bytes, isPicture = false } of sampled(files)) {
        const photos = [world.photo(jpeg), world.photo(bytes)]
        const send = async () => {
          const answer = await world.sell(world.seller(), { photos })
          const errors = (answer.body?.errors ?? []) as { path: string; code: string }[]
          const isExplained = errors.some(({ path, code }) => path === '/body/photos' && code.startsWith('image'))
          if (answer.status !== 201 && !isExplained) unexplained.push(what)
          return answer
        }
        outcomes[what] = await outcomeOf(send, isPicture)
      }
      expect(unexplained).toEqual([])
      const texts = () => Object.entries(world.seller()).map(([name, text]) => textPart(name, text))
      const forms = hostileForms(jpeg, { field: 'photos', isList: true, texts })
      for (const { what, type, body, isTaken = false } of sampled(forms)) {
        const headers = { 'idempotency-key': randomUUID(), ...(type === undefined ? {} : { 'content-type': type }) }
        const send = () => world.server.send('ma', '/api/selling-cars', { method: 'POST', headers, body })
        outcomes[what] = await outcomeOf(send, isTaken)
      }
      const wrong = Object.entries(outcomes).filter(([, outcome]) => outcome !== 'refused' && outcome !== 'kept')
      expect(wrong).toEqual([])
      expect(files.length + forms.length).toBeGreaterThan(120)
      expect(process.memoryUsage.rss() - before).toBeLessThan(MAX_GROWTH_BYTES)
      expect((await world.sell(world.seller(), { photos: [world.photo(jpeg)] })).status).toBe(201)
    },
  )

  it.each([
    [
      'a picture of 9 MB',
      () => [Buffer.concat([jpeg, Buffer.alloc(9 * 1024 * 1024)])],
      '413 payload_too_large',
      'imageSize',
    ],
    ['a picture of 80,000 pixels', () => [png(80_000, 900)], '422 validation_failed', 'imagePixels'],
    ['eleven pictures', () => Array<Buffer>(MAX_CAR_PHOTOS + 1).fill(jpeg), '413 payload_too_large', 'imagesMax'],
    [
      'nine good pictures and a film',
      () => [...Array<Buffer>(9).fill(jpeg), Buffer.from('\x1aE\xdf\xa3webm', 'latin1')],
      '422 validation_failed',
      'imageType',
    ],
  ])('with %s is refused whole', async (_, photosOf, code, issue) => {
    let answer: TestResponse | undefined
    const send = async () => {
      answer = await world.sell(world.seller(), { photos: photosOf().map(world.photo) })
      return answer
    }
    expect(await outcomeOf(send, false)).toBe('refused')
    expect(codeOf(answer as TestResponse)).toBe(code)
    expect(answer?.body.errors).toMatchObject([{ path: '/body/photos', code: issue }])
  })

  it('tells no place, camera or time of its pictures', async () => {
    const withMetadata = await sharp(jpeg)
      .withExif({
        IFD0: { Make: 'secret-camera', Copyright: 'secret-owner' },
        IFD3: { GPSLatitude: '33/1 35/1 0/1', GPSLatitudeRef: 'N', GPSAreaInformation: 'secret-place' },
      })
      .jpeg()
      .toBuffer()
    expect(withMetadata.includes('secret-camera')).toBe(true)
    const put = vi.spyOn(world.server.store, 'put')
    expect((await world.sell(world.seller(), { photos: [world.photo(withMetadata)] })).status).toBe(201)
    expect(put.mock.calls).toHaveLength(1)
    for (const [, bytes] of put.mock.calls) expect(bytes.includes('secret')).toBe(false)
  })

  it('is refused for now while the disk is full, and half of it is not kept', async () => {
    const before = await countStored()
    const { store } = world.server
    const put = store.put.bind(store)
    let room = 2
    let underWay = 0
    const limited = vi.spyOn(store, 'put').mockImplementation(async (key, body) => {
      room -= 1
      if (room < 0) throw new StorageUnavailable('The disk takes no file')
      underWay += 1
      // Successful writes take longer than refused ones.
      await eventually(() => expect(room).toBeLessThan(0))
      await put(key, body)
      underWay -= 1
    })
    const seller = world.seller()
    const key = randomUUID()
    const photos = Array.from({ length: 5 }, () => world.photo(jpeg))
    const answer = await world.sell(seller, { photos, key })
    expect([codeOf(answer), Number(answer.headers['retry-after']) > 0]).toEqual(['503 unavailable', true])
    expect(underWay).toBe(0)
    const { rows: pending } = await database.pool.query<{ key: string }>(
      `select key from uploads where state = 'pending'`,
    )
    expect(await countStored()).toEqual({ ...before, uploads: (before?.uploads ?? 0) + pending.length })

    // Its partial writes are purged after a day, and the same form succeeds once there is room.
    limited.mockRestore()
    expect((await world.sell(seller, { photos, key })).status).toBe(201)
    world.server.time.now += PENDING_LIFETIME_MS
    await world.server.uploads.sweep()
    expect(await countStored()).toEqual({
      sales: (before?.sales ?? 0) + 1,
      photos: (before?.photos ?? 0) + 5,
      uploads: (before?.uploads ?? 0) + 5,
    })
    for (const each of pending) expect(await store.has(originalKey(each.key))).toBe(false)
  })

  it('that comes a byte at a time is refused when its time is over', async () => {
    const texts = Object.entries(SOLD).map(([name, text]) => textPart(name, text))
    const form = formOf([...texts, world.photo(jpeg)])
    const before = await countStored()
    const socket = connect(world.server.port, '127.0.0.1')
    let answer = ''
    socket.setEncoding('latin1').on('data', (text: string) => (answer += text))
    socket.on('error', () => undefined)
    socket.write(
      `POST /api/selling-cars HTTP/1.1\r\nHost: ${EDITIONS.ma.host}\r\nIdempotency-Key: ${randomUUID()}\r\n` +
        `Content-Type: multipart/form-data; boundary=${BOUNDARY}\r\nContent-Length: ${form.length}\r\n\r\n`,
    )
    let at = 0
    const dripping = setInterval(() => socket.write(form.subarray(at, (at += 1))), 20)
    await new Promise((resolve) => socket.once('close', resolve))
    clearInterval(dripping)
    expect(answer).toMatch(/^HTTP\/1\.1 408/)
    expect(await countStored()).toEqual(before)
  })
})
