import sharp from 'sharp'

/**
 * Pictures are compared at a quarter of their size: the edges of letters, which two versions of a browser draw
 * differently, average out; a word that has moved does not.
 */
const SCALE = 4
/** How far one channel of a small pixel may be off, of 255. */
const MAX_OFF = 40
/** Small pixels that may be further off: less than a short word of small text. */
export const MAX_DIFFERING = 12

/**
 * The difference of two pictures: their sizes, or the number of differing small pixels and the place of the first, in
 * whole pixels.
 */
export type Difference = { sizes: string } | { differing: number; at: { x: number; y: number } | null }

/** Compares two pictures of any format. Null where a reader would see the same. */
export async function comparePictures(before: Buffer, after: Buffer): Promise<Difference | null> {
  const [old, present] = await Promise.all([shrink(before), shrink(after)])
  if (old.size !== present.size) return { sizes: `${old.size} before, ${present.size} now` }
  let differing = 0
  let at: { x: number; y: number } | null = null
  for (let pixel = 0; pixel < old.width * old.height; pixel++) {
    const off = [0, 1, 2].some((channel) => {
      const index = pixel * 3 + channel
      return Math.abs((old.data[index] ?? 0) - (present.data[index] ?? 0)) > MAX_OFF
    })
    if (!off) continue
    differing++
    at ??= { x: (pixel % old.width) * SCALE, y: Math.floor(pixel / old.width) * SCALE }
  }
  return differing > MAX_DIFFERING ? { differing, at } : null
}

async function shrink(picture: Buffer) {
  // Decoded whole first: some formats would be shrunk by their decoder, each in its own way.
  const { data, info } = await sharp(picture)
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const small = { width: Math.ceil(width / SCALE), height: Math.ceil(height / SCALE) }
  const raw = { raw: { width, height, channels: info.channels } }
  return {
    ...small,
    size: `${width} × ${height}`,
    data: await sharp(data, raw)
      .resize({ ...small, fit: 'fill', kernel: 'linear' })
      .raw()
      .toBuffer(),
  }
}
