import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { ILLUSTRATOR_VERSION } from '@otosafi/illustrator/version'
import { eventually } from '@otosafi/vitest/eventually'

import { createDiskStorage } from '../../outside/storage/disk-storage.ts'
import type { ObjectStore } from '../../outside/storage/storage-port.ts'
import { QueueFull } from '../../threads/task-queue.ts'
import { findIllustrator } from '../illustrator/find-illustrator.ts'
import type { ShareWords } from '../share/share-words.ts'
import { sharp } from './configured-sharp.ts'
import { createPhotoService as createWithParts, originalKey, type PhotoParts } from './photo-service.ts'
import { MIN_BITS_PER_PIXEL } from './preview.ts'
import type { Renderer } from './renderer.ts'

const KEY = 'art/side-sedan-red-0'
const KEPT = `drawn-${ILLUSTRATOR_VERSION}/${KEY}`
const CERTIFICATE = {
  title: 'Certificate',
  headLines: [],
  number: 'VT-1',
  validUntil: '',
  fields: [],
  redacted: ['Owner'],
  stamp: 'PASSED',
}
const createPhotoService = (parts: PhotoParts) => createWithParts({ findIllustrator, ...parts })
let root: string
let store: ObjectStore
let puts: string[]

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'photos-'))
  const disk = createDiskStorage(join(root, 'store'))
  puts = []
  store = {
    ...disk,
    put: (key, body) => {
      puts.push(key)
      return disk.put(key, body)
    },
  }
})

afterEach(() => rm(root, { recursive: true, force: true }))

const SHARE_WORDS: ShareWords = {
  direction: 'ltr',
  title: 'Dacia Duster 2019',
  price: '185 000 DH',
  mileage: '64 200 km',
  verdict: null,
  reference: 'MA-4K7Q2PXA',
  status: null,
}

describe('the photo service', () => {
  it.each([KEY, 'cars/upright', 'cars/missing', '../x', null])(
    'draws a shared car with the photograph %s',
    async (key) => {
      const upright = { width: 300, height: 900, channels: 3, background: '#c02020' } as const
      await store.put(originalKey('cars/upright'), await sharp({ create: upright }).jpeg().toBuffer())
      const picture = await createPhotoService({ store }).share(key, SHARE_WORDS)
      expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
      // The photograph of an upload fills its part.
      const [red = 0, green = 0] = await sharp(picture)
        .extract({ left: 5, top: 5, width: 1, height: 1 })
        .raw()
        .toBuffer()
      expect(red - green > 100).toBe(key === 'cars/upright')
    },
  )

  it('renders a picture once for many at once, and never again', async () => {
    const photos = createPhotoService({ store })
    const answers = await Promise.all(Array.from({ length: 10 }, () => photos.variant(KEY, 320, 'webp')))
    expect(puts).toEqual([`${KEPT}/320.webp`])
    expect(new Set(answers.map((answer) => answer?.body.toString('base64'))).size).toBe(1)
    expect(answers[0]?.contentType).toBe('image/webp')
    expect(
      (await createPhotoService({ store }).variant(KEY, 320, 'webp'))?.body.equals(answers[0]?.body ?? Buffer.alloc(0)),
    ).toBe(true)
    expect(puts).toHaveLength(1)
  })

  it('serves an uploaded picture from its stored original', async () => {
    const body = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#123456' } })
      .jpeg()
      .toBuffer()
    await store.put(originalKey('cars/abc'), body)
    const photo = await createPhotoService({ store }).variant('cars/abc', 320, 'jpeg')
    expect((await sharp(photo?.body).metadata()).width).toBe(320)
  })

  it.each(['cars/none', 'art/side-sedan-mauve-0', '../secret', 'a/../b', ''])('has no picture %j', async (key) => {
    expect(await createPhotoService({ store }).variant(key, 320, 'avif')).toBeNull()
    expect(puts).toEqual([])
  })

  it('keeps drawings under the version of their illustrator, and uploads under their own key', async () => {
    const create = { width: 80, height: 60, channels: 3, background: '#123456' } as const
    await store.put(originalKey('cars/abc'), await sharp({ create }).jpeg().toBuffer())
    puts.length = 0
    const photos = createPhotoService({ store })
    expect(await photos.variant(KEY, 320, 'avif')).toMatchObject({ drawnIn: ILLUSTRATOR_VERSION })
    expect(await photos.variant('cars/abc', 640, 'webp')).toMatchObject({ drawnIn: null })
    expect(puts).toEqual([`${KEPT}/320.avif`, 'cars/abc/640.webp'])
  })

  it.each([KEY, 'portrait/short-2-0', 'certificate/ma/00000001'])('without an illustrator has no %s', async (key) => {
    const photos = createWithParts({ store, findCertificate: async () => CERTIFICATE })
    expect(await photos.variant(key, 320, 'avif')).toBeNull()
    expect(await photos.preview(key)).toBeNull()
    expect(puts).toEqual([])
  })

  it('draws a certificate from what is found under its key, and none that is not found', async () => {
    const asked: string[] = []
    const findCertificate = async (key: string) => {
      asked.push(key)
      return key === 'certificate/ma/00000001' ? CERTIFICATE : null
    }
    const photos = createPhotoService({ store, findCertificate })
    const photo = await photos.variant('certificate/ma/00000001', 640, 'jpeg')
    expect((await sharp(photo?.body).metadata()).width).toBe(640)
    expect(await photos.variant('certificate/ma/00000002', 640, 'jpeg')).toBeNull()
    expect(asked).toEqual(['certificate/ma/00000001', 'certificate/ma/00000002'])
  })

  it('makes a preview once that is under a kilobyte, and as wide as a telephone', async () => {
    const photos = createPhotoService({ store })
    const preview = await photos.preview(KEY)
    expect(await sharp(preview ?? undefined).metadata()).toMatchObject({ width: 412, height: 309, format: 'heif' })
    expect(preview?.length).toBeLessThan(1024)
    expect((preview?.length ?? 0) * 8).toBeGreaterThanOrEqual(412 * 309 * MIN_BITS_PER_PIXEL)
    expect(await photos.preview(KEY)).toEqual(preview)
    expect(puts).toEqual([`${KEPT}/preview-2.avif`])
    expect(await photos.preview('cars/unknown')).toBeNull()
  })

  it('makes the preview of an upload', async () => {
    const original = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#a33' } })
      .jpeg()
      .toBuffer()
    await store.put(originalKey('cars/1'), original)
    const preview = await createPhotoService({ store }).preview('cars/1')
    expect((await sharp(preview ?? undefined).metadata()).width).toBe(412)
  })

  it('serves what visitors ask for before what it prepares', async () => {
    const order: string[] = []
    const gates: (() => void)[] = []
    const renderer: Renderer = {
      lanes: 1,
      async render({ shape }) {
        order.push(shape !== 'preview' && 'width' in shape ? String(shape.width) : 'preview')
        await new Promise<void>((resolve) => gates.push(resolve))
        return new Uint8Array([1])
      },
      close: () => Promise.resolve(),
    }
    const photos = createPhotoService({ store, renderer })
    const first = photos.variant(KEY, 960, 'avif')
    await eventually(() => expect(order).toEqual(['960']))
    const warm = photos.warmUp([KEY], new AbortController().signal)
    await eventually(() => expect(photos.load()).toEqual({ running: 1, waiting: 1 }))
    const second = photos.variant(KEY, 1280, 'avif')
    await eventually(() => expect(photos.load()).toEqual({ running: 1, waiting: 2 }))
    const settled = Promise.all([first, second, warm])
    const opening = setInterval(() => gates.shift()?.(), 20)
    await settled
    clearInterval(opening)
    expect(order).toEqual(['960', '1280', 'preview', '320', '640'])
  })

  it('lets a bounded number of pictures wait, and refuses others until there is room', async () => {
    const gates: (() => void)[] = []
    const renderer: Renderer = {
      lanes: 1,
      async render() {
        await new Promise<void>((resolve) => gates.push(resolve))
        return new Uint8Array([1])
      },
      close: () => Promise.resolve(),
    }
    const photos = createPhotoService({ store, renderer })
    const uploads = Array.from({ length: 300 }, (_, index) => originalKey(`upload/${index}`))
    await Promise.all(uploads.map((key) => store.put(key, Buffer.from('x'))))
    const refused: unknown[] = []
    const asked = Array.from({ length: 300 }, (_, index) =>
      photos.variant(`upload/${index}`, 320, 'avif').catch((error: unknown) => refused.push(error)),
    )
    // One is being rendered, 200 wait.
    await eventually(() => expect(refused).toHaveLength(99))
    expect(refused[0]).toBeInstanceOf(QueueFull)
    await expect(photos.share(null, SHARE_WORDS)).rejects.toBeInstanceOf(QueueFull)
    const opening = setInterval(() => gates.splice(0).forEach((open) => open()), 1)
    await Promise.all(asked)
    expect(await photos.variant('upload/299', 640, 'avif')).toMatchObject({ contentType: 'image/avif' })
    clearInterval(opening)
  })

  it('warms up the preview and the card sizes, and stops on abort', async () => {
    const photos = createPhotoService({ store })
    await photos.warmUp([KEY], new AbortController().signal)
    expect(puts).toEqual([`${KEPT}/preview-2.avif`, `${KEPT}/320.avif`, `${KEPT}/640.avif`])
    await photos.warmUp(['art/rear-suv-red-0'], AbortSignal.abort())
    expect(puts).toHaveLength(3)
  })

  it('serves what cannot be kept, says so once a minute, and keeps again when there is room', async () => {
    let full = true
    let now = 0
    const reports: string[] = []
    const photos = createPhotoService({
      store: {
        ...store,
        put: (key, body) =>
          full ? Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' })) : store.put(key, body),
      },
      clock: () => now,
      report: (message) => reports.push(message),
    })
    now = 1
    expect((await photos.variant(KEY, 320, 'webp'))?.body.length).toBeGreaterThan(1000)
    expect(await photos.preview(KEY)).not.toBeNull()
    expect(reports).toEqual(['Pictures cannot be kept'])
    now += 60_000
    expect(await photos.variant(KEY, 320, 'webp')).not.toBeNull()
    expect(reports).toHaveLength(2)
    full = false
    await photos.variant(KEY, 320, 'webp')
    expect(await store.has(`${KEPT}/320.webp`)).toBe(true)
  })
})
