import type { HTTPMethods } from 'fastify'

/** Methods of pictures and recordings. HEAD explicitly: the framework's own route sends `Content-Length: 0` with a 304. */
export const MEDIA_METHODS: HTTPMethods[] = ['GET', 'HEAD']

/** Headers of pictures and recordings: the content of a key is immutable. */
export const MEDIA_HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
} as const

/**
 * Headers of what a visitor has uploaded: only the browser of somebody who was shown its address keeps it, and no cache in
 * between, which would go on serving it once it is deleted.
 */
export const UPLOAD_HEADERS = {
  ...MEDIA_HEADERS,
  'cache-control': 'private, max-age=31536000, immutable',
  'x-robots-tag': 'noindex',
} as const

/** Headers of a 404: the file may be added later. */
export const MISSING_HEADERS = { 'cache-control': 'public, max-age=60' } as const

/** Headers of the answer that too many pictures wait to be made: nobody keeps it, and one may ask again in some seconds. */
export const BUSY_HEADERS = { 'cache-control': 'no-store', 'retry-after': '5' } as const
