import { createHash } from 'node:crypto'

/** The purpose of an uploaded picture, which determines how it is stored. */
export type PictureShape = 'profile' | 'car'

/** A picture encoded anew, as JPEG, with its size in pixels and its mean colour (`#rrggbb`). */
export type PreparedPicture = {
  bytes: Uint8Array
  width: number
  height: number
  placeholder: string
  /** Perceptual hash; null for pictures that are not compared. */
  likeness: Uint8Array | null
}

/** A picture as it is kept, by its key in the store. */
export type StoredPicture = { key: string; width: number; height: number; placeholder: string }

/**
 * An uploaded picture as a handler gets it: decoded, and encoded anew. Its enumerable fields tell one from another, so that
 * a request with an idempotency key can be compared with the one before.
 */
export class ReceivedPicture {
  readonly width: number
  readonly height: number
  readonly placeholder: string
  readonly hash: string
  readonly #bytes: Buffer
  readonly #likeness: Uint8Array | null

  constructor({ bytes, width, height, placeholder, likeness }: PreparedPicture) {
    this.width = width
    this.height = height
    this.placeholder = placeholder
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.#likeness = likeness
    this.hash = createHash('sha256').update(this.#bytes).digest('base64url')
  }

  /** The JPEG. */
  get bytes(): Buffer {
    return this.#bytes
  }

  /** Perceptual hash; null for pictures that are not compared. */
  get likeness(): Buffer | null {
    return this.#likeness && Buffer.from(this.#likeness)
  }
}
