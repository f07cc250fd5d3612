import { AwsClient } from 'aws4fetch'

import { type ObjectStore, requireSafeKey, StorageUnavailable } from './storage-port.ts'

/** A bucket of an S3-compatible service, addressed by its path. */
export type S3Options = {
  /** The origin of the service: `https://s3.eu-west-3.amazonaws.com`. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Timeout of a call; a visitor's request has less than two seconds in all for what it stores. */
const CALL_TIMEOUT_MS = 5000
const NOT_FOUND = 404

/**
 * An {@link ObjectStore} in a bucket. An object is written by one call, so it is there whole or not at all. Failures of the
 * network and of the service reject with a {@link StorageUnavailable}.
 */
export function createS3Storage({ endpoint, bucket, region, ...keys }: S3Options): ObjectStore {
  const client = new AwsClient({ ...keys, service: 's3', region, retries: 0 })
  const root = `${endpoint}/${encodeURIComponent(bucket)}`

  async function call(method: string, address: string, body?: Buffer): Promise<Response> {
    const init = { method, signal: AbortSignal.timeout(CALL_TIMEOUT_MS) }
    let response: Response
    try {
      response = await client.fetch(address, body === undefined ? init : { ...init, body: new Uint8Array(body) })
    } catch (error) {
      throw new StorageUnavailable('The storage does not answer', { cause: error })
    }
    if (response.ok || response.status === NOT_FOUND) return response
    await response.body?.cancel()
    throw new StorageUnavailable(`The storage answers ${response.status}`)
  }

  /** Calls, and reads the answer's body to its end, so that the connection can be used again. */
  async function bytesOf(response: Response): Promise<Buffer> {
    try {
      return Buffer.from(await response.arrayBuffer())
    } catch (error) {
      throw new StorageUnavailable('The storage broke off its answer', { cause: error })
    }
  }

  function addressOf(key: string): string {
    requireSafeKey(key)
    return `${root}/${key}`
  }

  async function firstKeysBelow(folder: string): Promise<string[]> {
    const query = new URLSearchParams({ 'list-type': '2', prefix: `${folder}/` })
    const response = await call('GET', `${root}?${query.toString()}`)
    const text = (await bytesOf(response)).toString()
    // A missing bucket is a mistake of the configuration, and no empty folder.
    if (!response.ok) throw new StorageUnavailable(`The storage answers ${response.status}`)
    // Safe keys have no character that XML escapes.
    return [...text.matchAll(/<Key>([^<]+)<\/Key>/g)].flatMap(([, key = '']) =>
      key.startsWith(`${folder}/`) ? [key] : [],
    )
  }

  return {
    async get(key) {
      const response = await call('GET', addressOf(key))
      const body = await bytesOf(response)
      return response.ok ? body : null
    },
    async put(key, body) {
      const response = await call('PUT', addressOf(key), body)
      await bytesOf(response)
      if (!response.ok) throw new StorageUnavailable(`The storage answers ${response.status}`)
    },
    async has(key) {
      return (await call('HEAD', addressOf(key))).ok
    },
    async delete(key) {
      await bytesOf(await call('DELETE', addressOf(key)))
    },
    async deleteFolder(folder) {
      requireSafeKey(folder)
      const deleted = new Set<string>()
      // A listing has a thousand keys at most.
      for (let keys = await firstKeysBelow(folder); keys.length > 0; keys = await firstKeysBelow(folder)) {
        // It would be asked the same for ever.
        if (keys.every((key) => deleted.has(key))) throw new StorageUnavailable('The storage lists what it has deleted')
        for (const key of keys) {
          await bytesOf(await call('DELETE', `${root}/${key}`))
          deleted.add(key)
        }
      }
    },
  }
}
