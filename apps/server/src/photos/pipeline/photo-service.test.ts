import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { sharp } from './configured-sharp.ts'
import { createPhotoService, originalKey, variantKey } from './photo-service.ts'
import { createSemaphore } from './semaphore.ts'
import { createDiskStore } from './store.ts'
import type { ObjectStore } from './store.ts'

const KEY = 'art/side-sedan-red-0'
let root: string
let store: ObjectStore
let puts: string[]

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'photos-'))
  const disk = createDiskStore(join(root, 'store'))
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

describe('the disk store', () => {
  it('gives back what was put, leaves no half-written file, and forgets what was deleted', async () => {
    await store.put('a/b.bin', Buffer.from('one'))
    await store.put('a/b.bin', Buffer.from('two'))
    expect(await store.has('a/b.bin')).toBe(true)
    expect((await store.get('a/b.bin'))?.toString()).toBe('two')
    expect(await readdir(join(root, 'store', 'a'))).toEqual(['b.bin'])
    await store.delete('a/b.bin')
    await store.delete('a/b.bin')
    expect([await store.has('a/b.bin'), await store.get('a/b.bin')]).toEqual([false, null])
  })

  it.each([
    '',
    '..',
    '../x',
    'a/../../x',
    '/etc/passwd',
    'a//b',
    'a\\b',
    'a/.hidden',
    'a\0b',
    'C:x',
    'a b',
    'é',
    'x'.repeat(201),
  ])('refuses the key %j', async (key) => {
    await expect(store.get(key)).rejects.toThrow('refused')
    await expect(store.put(key, Buffer.from('x'))).rejects.toThrow('refused')
    await expect(store.delete(key)).rejects.toThrow('refused')
  })
})

describe('the photo service', () => {
  it('renders a picture once for many at once, and never again', async () => {
    const photos = createPhotoService({ store })
    const answers = await Promise.all(Array.from({ length: 10 }, () => photos.variant(KEY, 320, 'webp')))
    expect(puts).toEqual([variantKey(KEY, 320, 'webp')])
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

  it('warms up the card sizes and stops when it is told to', async () => {
    const photos = createPhotoService({ store })
    await photos.warmUp([KEY], new AbortController().signal)
    expect(puts).toEqual([variantKey(KEY, 320, 'avif'), variantKey(KEY, 640, 'avif')])
    await photos.warmUp(['art/rear-suv-red-0'], AbortSignal.abort())
    expect(puts).toHaveLength(2)
  })
})

describe('a semaphore', () => {
  it('runs no more than its limit at once and goes on after a failure', async () => {
    const limited = createSemaphore(2)
    let running = 0
    let most = 0
    const task = (fails: boolean) => async () => {
      running += 1
      most = Math.max(most, running)
      await Promise.resolve()
      running -= 1
      if (fails) throw new Error('failed')
    }
    const results = await Promise.allSettled([true, false, true, false, false].map((fails) => limited(task(fails))))
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
    expect(most).toBe(2)
  })
})
