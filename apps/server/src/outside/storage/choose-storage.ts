import { join } from 'node:path'

import type { Env } from '../../env.ts'
import { createDiskStorage } from './disk-storage.ts'
import { createS3Storage } from './s3-storage.ts'
import type { ObjectStore } from './storage-port.ts'

/** Where pictures are kept: the bucket that STORAGE_URL names, else the folder `objects` of the data folder. */
export function chooseStorage({ storageUrl, dataDir }: Pick<Env, 'storageUrl' | 'dataDir'>): ObjectStore {
  return storageUrl === null ? createDiskStorage(join(dataDir, 'objects')) : createBucket(storageUrl)
}

/** The bucket at an address like `s3://key:secret@host/bucket?region=eu-west-3`; `s3+http:` is without encryption. */
function createBucket(address: string): ObjectStore {
  const { protocol, host, username, password, pathname, searchParams } = new URL(address)
  return createS3Storage({
    endpoint: `${protocol === 's3+http:' ? 'http' : 'https'}://${host}`,
    bucket: decodeURIComponent(pathname.slice(1)),
    region: searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  })
}
