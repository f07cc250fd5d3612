import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { chooseStorage } from './choose-storage.ts'
import { createDiskStorage } from './disk-storage.ts'
import { type ObjectStore, StorageUnavailable } from './storage-port.ts'

const root = mkdtempSync(join(tmpdir(), 'otosafi-storage-'))
// The keys that this server knows.
const KEYS = 'S3RVER:S3RVER'
const bucket = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: join(root, 'bucket'),
  configureBuckets: [{ name: 'pictures', configs: [] }],
})
let port = 0

beforeAll(async () => {
  port = (await bucket.run()).port
})
afterAll(async () => {
  await bucket.close()
  rmSync(root, { recursive: true, force: true })
})

const inBucket = (keys = KEYS, at = port, name = 'pictures'): ObjectStore =>
  chooseStorage({ storageUrl: `s3+http://${keys}@127.0.0.1:${at}/${name}?region=eu-west-3`, dataDir: root })

const onDisk = (): ObjectStore => chooseStorage({ storageUrl: null, dataDir: root })

describe.each([
  ['on the local disk', onDisk],
  ['in a bucket of an S3-compatible service', inBucket],
])('storage %s', (_, open) => {
  it('gives back what was put, replaces it, and forgets what was deleted', async () => {
    const store = open()
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (__, index) => index % 251))
    await store.put('a/b.bin', Buffer.from('one'))
    await store.put('a/b.bin', bytes)
    expect(await store.has('a/b.bin')).toBe(true)
    expect((await store.get('a/b.bin'))?.equals(bytes)).toBe(true)
    await store.delete('a/b.bin')
    await store.delete('a/b.bin')
    expect([await store.has('a/b.bin'), await store.get('a/b.bin')]).toEqual([false, null])
  })

  it('deletes a folder with all that is below it, and nothing beside it', async () => {
    const store = open()
    for (const key of ['f/1/a.jpg', 'f/1/b/c.jpg', 'f/10/a.jpg', 'f/2.jpg']) await store.put(key, Buffer.from('x'))
    await store.deleteFolder('f/1')
    await store.deleteFolder('f/1')
    await store.deleteFolder('nothing')
    const kept = await Promise.all(['f/1/a.jpg', 'f/1/b/c.jpg', 'f/10/a.jpg', 'f/2.jpg'].map((key) => store.has(key)))
    expect(kept).toEqual([false, false, true, true])
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
    'a?b',
    'x'.repeat(201),
  ])('refuses the key %j', async (key) => {
    const store = open()
    await expect(store.get(key)).rejects.toThrow('refused')
    await expect(store.put(key, Buffer.from('x'))).rejects.toThrow('refused')
    await expect(store.delete(key)).rejects.toThrow('refused')
    await expect(store.deleteFolder(key)).rejects.toThrow('refused')
  })
})

describe('a disk', () => {
  it('has no half-written file', async () => {
    const store = createDiskStorage(join(root, 'disk'))
    await store.put('a/b.bin', Buffer.from('two'))
    expect(await readdir(join(root, 'disk', 'a'))).toEqual(['b.bin'])
    // A folder where the file should be: it cannot be put, and what was written of it is gone.
    await mkdir(join(root, 'disk', 'a', 'c.bin'))
    await writeFile(join(root, 'disk', 'a', 'c.bin', 'x'), '')
    await expect(store.put('a/c.bin', Buffer.from('x'))).rejects.toThrow()
    expect((await readdir(join(root, 'disk', 'a'))).toSorted()).toEqual(['b.bin', 'c.bin'])
  })
})

describe('a bucket', () => {
  it.each([
    ['has other keys', () => inBucket('OTHER:KEY')],
    ['does not exist', () => inBucket(KEYS, port, 'none')],
    ['is not listening', () => inBucket(KEYS, 9)],
  ])('that %s is unavailable, and says no secret', async (_, open) => {
    const error = await open()
      .put('a.bin', Buffer.from('x'))
      .catch((each: unknown) => each)
    expect(error).toBeInstanceOf(StorageUnavailable)
    expect(String(error)).not.toMatch(/OTHER|KEY/)
    await expect(open().deleteFolder('a')).rejects.toBeInstanceOf(StorageUnavailable)
  })

  it('that lists on and on what it has deleted is unavailable', async () => {
    const list = '<ListBucketResult><Contents><Key>a/x.jpg</Key></Contents></ListBucketResult>'
    const server = createServer((request, response) => {
      if (request.method === 'DELETE') response.writeHead(204).end()
      else response.end(list)
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    const store = inBucket(KEYS, (server.address() as AddressInfo).port)
    await expect(store.deleteFolder('a')).rejects.toBeInstanceOf(StorageUnavailable)
    server.close()
  })

  it('whose answer breaks off is unavailable', async () => {
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'content-length': '100' })
      response.write('half')
      setTimeout(() => response.destroy(), 20)
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    const store = inBucket(KEYS, (server.address() as AddressInfo).port)
    await expect(store.get('a.bin')).rejects.toBeInstanceOf(StorageUnavailable)
    server.close()
  })
})
