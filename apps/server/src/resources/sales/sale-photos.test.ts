import { randomUUID } from 'node:crypto'

import { beforeAll, expect, it, vi } from 'vitest'

import { MAX_CAR_PHOTOS } from '@otosafi/validators/selling-car'

import type { Database } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { sharp } from '../../media/pipeline/configured-sharp.ts'
import { originalKey } from '../../media/pipeline/photo-service.ts'
import { PENDING_LIFETIME_MS } from '../../media/uploads/uploads.ts'
import { type Part, putForm } from '../../testing/multipart.ts'
import { post } from '../../testing/post.ts'
import { openSaleWorld } from './testing/sale-world.ts'

const TEAM = 'hello@otosafi.ma'
const TOO_MANY = { path: '/body/photos', code: 'invalid', values: {} }
const GONE = { path: '/body/photo', code: 'imageGone', values: {} }

withDatabase('photos of a sale', (open) => {
  let database: Database
  let world: Awaited<ReturnType<typeof openSaleWorld>>

  beforeAll(async () => {
    database = await open()
    world = await openSaleWorld(database)
  })

  const photosOf = (count: number) => Array.from({ length: count }, () => world.photo())
  const newSale = async (count = 0) => {
    const { body } = await world.sell(world.seller(), { photos: photosOf(count) })
    return body as { id: string; reference: string; photos: { key: string }[] }
  }
  const add = (id: string, photos: readonly Part[], key: string = randomUUID()) =>
    world.server.send('ma', `/api/sales/${id}/photos`, {
      ...putForm(photos, { 'idempotency-key': key }),
      method: 'POST',
    })
  const remove = (id: string, photo = '') => post(world.server, `/sales/${id}/photos/remove`, { photo })
  const keysOf = ({ photos }: { photos: { key: string }[] }) => photos.map(({ key }) => key)

  it('are added behind the others and removed with their files, and the team’s link shows those that there are', async () => {
    const { id, reference, photos } = await newSale(2)
    const [first, second] = photos.map(({ key }) => key)
    const added = await add(id, photosOf(1))
    expect([added.status, added.body.state, added.body.photosChangeable]).toEqual([201, 'sent', true])
    expect(keysOf(added.body)).toEqual([first, second, expect.stringMatching(/^uploads\/[0-9a-f]{48}$/)])
    const third = keysOf(added.body)[2]

    const removed = await remove(id, first)
    expect([removed.status, keysOf(removed.body)]).toEqual([200, [second, third]])
    expect(keysOf(await world.saleOf(id))).toEqual([second, third])
    world.server.time.now += PENDING_LIFETIME_MS
    await world.server.uploads.sweep()
    const kept = [first, second, third].map((key) => world.server.store.has(originalKey(key ?? '')))
    expect(await Promise.all(kept)).toEqual([false, true, true])

    // Nobody is written to about it, so the link that the team has is good, and shows what there is.
    expect(await world.mailsOn(reference, TEAM)).toHaveLength(1)
    const page = (await world.server.send('ma', await world.teamLink(reference))).bytes.toString()
    const shown = [...page.matchAll(/<img src="\/photos\/(uploads\/[0-9a-f]{48})\/320\.jpeg"/g)].map(([, key]) => key)
    expect(shown).toEqual([second, third])
    expect((await world.act(reference, { action: 'see' })).status).toBe(200)
    const events = (await world.eventsOf(reference)).map(({ action, actor, state }) => `${action} ${actor} ${state}`)
    expect(events).toEqual([
      'send visitor sent',
      'changePhotos visitor sent',
      'changePhotos visitor sent',
      'see staff seen',
    ])
  })

  it('are added once for a key', async () => {
    const { id } = await newSale()
    const [key, photos] = [randomUUID(), photosOf(1)]
    const answers = await Promise.all([add(id, photos, key), add(id, photos, key)])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect((await world.saleOf(id)).photos).toHaveLength(1)
  })

  it('are ten at most, also where several are added at once, and one more has room once one is removed', async () => {
    const { id, photos } = await newSale(MAX_CAR_PHOTOS - 1)
    expect((await add(id, photosOf(2))).body.errors).toEqual([TOO_MANY])
    const answers = await Promise.all([add(id, photosOf(1)), add(id, photosOf(1))])
    const [taken, refused] = answers.toSorted((one, other) => one.status - other.status)
    expect([taken?.status, refused?.status, refused?.body.errors]).toEqual([201, 422, [TOO_MANY]])
    expect((await remove(id, photos[4]?.key)).status).toBe(200)
    expect((await add(id, photosOf(1))).body.photos).toHaveLength(MAX_CAR_PHOTOS)
    expect((await add(id, photosOf(MAX_CAR_PHOTOS + 1))).status).toBe(413)
    expect((await add(id, [])).status).toBe(422)
  })

  it('change until the car was inspected, and no more then', async () => {
    const { id, reference } = await newSale(1)
    await world.act(reference, { action: 'see' })
    expect((await add(id, photosOf(1))).body.state).toBe('seen')
    await world.act(reference, { action: 'schedule', moment: '2026-06-09T10:00', place: '12 rue Tarik Ibn Ziad' })
    const { body: appointed } = await add(id, photosOf(1))
    expect(appointed).toMatchObject({
      state: 'appointment',
      appointment: { place: '12 rue Tarik Ibn Ziad' },
      photosChangeable: true,
    })
    await world.act(reference, { action: 'inspect' })
    const refused = [await add(id, photosOf(1)), await remove(id, appointed.photos[0].key)]
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'conflict'],
      [409, 'conflict'],
    ])
    expect(await world.saleOf(id)).toMatchObject({ photos: appointed.photos, photosChangeable: false })

    const withdrawn = await newSale(1)
    await world.answer(withdrawn.id, 'withdraw')
    expect((await remove(withdrawn.id, withdrawn.photos[0]?.key)).body.code).toBe('conflict')
  })

  it('are removed by the sale that has them alone, and once', async () => {
    const [own, other] = [await newSale(1), await newSale(1)]
    const { body: pending } = await world.sendAhead()
    for (const key of [other.photos[0]?.key, pending.key, `uploads/${'0'.repeat(48)}`]) {
      const { status, body } = await remove(own.id, key)
      expect([status, body.errors]).toEqual([422, [GONE]])
    }
    await world.server.uploads.sweep()
    expect(keysOf(await world.saleOf(other.id))).toEqual(keysOf(other))
    expect(await world.server.store.has(originalKey(other.photos[0]?.key ?? ''))).toBe(true)
    expect((await remove(own.id, own.photos[0]?.key)).body.photos).toEqual([])
    expect((await remove(own.id, own.photos[0]?.key)).body.errors).toEqual([GONE])
    const unknown = 'x'.repeat(43)
    expect([(await add(unknown, photosOf(1))).status, (await remove(unknown, pending.key)).status]).toEqual([404, 404])
    // A refused change leaves no event.
    expect((await world.eventsOf(own.reference)).map(({ action }) => action)).toEqual(['send', 'changePhotos'])
  })

  it('are refused whole where one of them is no picture, and tell no place', async () => {
    const { id } = await newSale()
    for (const hostile of ['GIF89a, or so', '<svg onload="alert(1)"/>', '\xff\xd8\xff\xe0 cut short']) {
      const { status, body } = await add(id, [world.photo(), world.photo(Buffer.from(hostile, 'latin1'))])
      expect([status, body.errors]).toEqual([422, [expect.objectContaining({ path: '/body/photos' })]])
    }
    expect((await world.saleOf(id)).photos).toEqual([])
    const withMetadata = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#336699' } })
      .withExif({ IFD0: { Make: 'secret-camera' }, IFD3: { GPSAreaInformation: 'secret-place' } })
      .jpeg()
      .toBuffer()
    expect(withMetadata.includes('secret-camera')).toBe(true)
    const put = vi.spyOn(world.server.store, 'put')
    expect((await add(id, [world.photo(withMetadata)])).status).toBe(201)
    expect(put.mock.calls.map(([, bytes]) => bytes.includes('secret'))).toEqual([false])
    put.mockRestore()
  })
})
