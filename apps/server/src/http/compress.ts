import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, type BrotliOptions, constants, gzip, gzipSync } from 'node:zlib'

/** Encodings that answers may have, best first. */
export const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** Bytes below which compressing costs more than it saves. */
export const MIN_COMPRESSED_BYTES = 1024

/** Up to this size compression is synchronous: handing it to another thread would take longer. */
const MAX_SYNC_BYTES = 128 * 1024

const GZIP = { level: 1 }
const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

/** The fastest levels: most answers are sent once, and slower levels take longer than the search itself. */
const brotliOptions = (body: Buffer): BrotliOptions => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: 0, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
})

/** The best encoding that an Accept-Encoding header takes; null for none. */
export function negotiateEncoding(header: string | undefined): Encoding | null {
  if (header === undefined) return null
  const refused = new Set<string>()
  const accepted = new Set<string>()
  for (const part of header.toLowerCase().split(',', 20)) {
    const [name = '', q] = part.split(';').map((text) => text.trim())
    if (q !== undefined && /^q=0(\.0*)?$/.test(q)) refused.add(name)
    else accepted.add(name)
  }
  return ENCODINGS.find((encoding) => !refused.has(encoding) && (accepted.has(encoding) || accepted.has('*'))) ?? null
}

/** Compresses a body. */
export function compress(body: Buffer, encoding: Encoding): Promise<Buffer> | Buffer {
  const isSoonDone = body.length <= MAX_SYNC_BYTES
  if (encoding === 'br') return (isSoonDone ? brotliCompressSync : brotli)(body, brotliOptions(body))
  return (isSoonDone ? gzipSync : gz)(body, GZIP)
}
