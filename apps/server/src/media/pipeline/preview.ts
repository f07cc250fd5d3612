import { sharp } from './configured-sharp.ts'

/** Width in pixels of the preview that a page contains (record 0018): that of a phone, as browsers look for a picture of that size. */
export const PREVIEW_WIDTH = 412
/** Blurred, a preview stays under a kilobyte. */
const BLUR = 5
/** AVIF qualities to try, the lowest first. */
const QUALITIES = [5, 10, 15, 20, 30, 40]
/** With fewer bits per pixel browsers do not count a picture as the largest contentful paint. */
export const MIN_BITS_PER_PIXEL = 0.05

/** Encodes `image` blurred, as AVIF of the lowest quality that browsers count as the largest contentful paint. */
export async function encodePreview(image: ReturnType<typeof sharp>): Promise<Buffer> {
  const { data, info } = await image.blur(BLUR).raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const minBytes = (MIN_BITS_PER_PIXEL * width * height) / 8
  let preview = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    if (preview.length >= minBytes) break
    const blurred = sharp(data, { raw: { width, height, channels } })
    preview = await blurred.avif({ quality, effort: 4, chromaSubsampling: '4:2:0' }).toBuffer()
  }
  return preview
}
