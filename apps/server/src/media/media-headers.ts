/** Headers of pictures and recordings: what is behind a key never changes. */
export const MEDIA_HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
} as const

/** Headers of the answer that there is no such file: it may come to be. */
export const MISSING_HEADERS = { 'cache-control': 'public, max-age=60' } as const
