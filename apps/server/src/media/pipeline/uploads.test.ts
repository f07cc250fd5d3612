import { beforeAll, describe, expect, it } from 'vitest'

import { IMAGE_MAX_BYTES } from '@otosafi/validators/image'

import { sharp } from './configured-sharp.ts'
import { inspectUpload, prepareOriginal } from './uploads.ts'
import { VARIANT_FORMATS, placeholderOf, renderVariant } from './variants.ts'

const refusal = (code: string) => ({ ok: false, issue: expect.objectContaining({ code }) })

let jpeg: Buffer
let png: Buffer

beforeAll(async () => {
  const plain = sharp({ create: { width: 900, height: 600, channels: 3, background: '#336699' } })
  jpeg = await plain
    .clone()
    .withExif({ IFD0: { Copyright: 'secret-place' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  png = await plain.clone().png().toBuffer()
})

/** A PNG signature and header that claim `width` by `height`, and nothing behind them. */
function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.from(png.subarray(0, 64))
  header.writeUInt32BE(width, 16)
  header.writeUInt32BE(height, 20)
  return header
}

describe('an upload', () => {
  it('passes as JPEG, turned upright, or as PNG', async () => {
    expect(await inspectUpload(jpeg)).toEqual({ ok: true, format: 'jpeg', width: 600, height: 900 })
    expect(await inspectUpload(png)).toEqual({ ok: true, format: 'png', width: 900, height: 600 })
  })

  it.each([
    ['nothing', ''],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
    ['a GIF', 'GIF89a\x01\x00\x01\x00'],
  ])('is refused when it is %s', async (_, text) => {
    expect(await prepareOriginal(Buffer.from(text, 'latin1'))).toEqual(refusal('imageType'))
  })

  it('is told apart when it comes from a phone as HEIC', async () => {
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')])
    expect(await inspectUpload(heic)).toEqual(refusal('imageHeic'))
  })

  it('is refused above eight megabytes', async () => {
    const large = Buffer.concat([jpeg, Buffer.alloc(IMAGE_MAX_BYTES)])
    expect(await inspectUpload(large)).toEqual(refusal('imageSize'))
  })

  it('is refused when it is broken off or damaged', async () => {
    expect(await prepareOriginal(jpeg.subarray(0, 20))).toEqual(refusal('invalid'))
    expect(await prepareOriginal(jpeg.subarray(0, Math.floor(jpeg.length * 0.7)))).toEqual(refusal('invalid'))
    expect(await prepareOriginal(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<svg/>')]))).toEqual(
      refusal('invalid'),
    )
  })

  it('is refused when its header promises far more pixels than is allowed', async () => {
    const result = await prepareOriginal(pngHeader(16_000, 16_000))
    expect(result.ok).toBe(false)
  })

  it('is refused when it really has more than forty megapixels', async () => {
    const huge = await sharp({ create: { width: 8000, height: 5001, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    expect(await prepareOriginal(huge)).toEqual(refusal('invalid'))
  })

  it('is kept upright, as JPEG and without metadata', async () => {
    const kept = await prepareOriginal(jpeg)
    if (!kept.ok) throw new Error(kept.issue.code)
    const metadata = await sharp(kept.body).metadata()
    expect([metadata.format, metadata.width, metadata.height]).toEqual(['jpeg', 600, 900])
    expect([metadata.exif, metadata.icc, metadata.xmp, metadata.iptc]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(kept.body.includes('secret-place')).toBe(false)
  })
})

describe('a variant', () => {
  it.each(VARIANT_FORMATS)('in %s has the width that was asked for and the same proportions', async (format) => {
    const metadata = await sharp(await renderVariant(png, 320, format)).metadata()
    expect([metadata.width, metadata.height]).toEqual([320, 213])
    expect(metadata.format).toBe(format === 'avif' ? 'heif' : format)
  })

  it('is never larger than its source', async () => {
    expect((await sharp(await renderVariant(png, 1600, 'webp')).metadata()).width).toBe(900)
  })

  it('has a placeholder of its mean colour', async () => {
    expect(await placeholderOf(png)).toBe('#336699')
  })
})
