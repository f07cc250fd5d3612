import { beforeAll, describe, expect, it } from 'vitest'

import { IMAGE_MAX_BYTES } from '@otosafi/validators/image'

import { sharp } from '../pipeline/configured-sharp.ts'
import { renderVariant, VARIANT_FORMATS, placeholderOf } from '../pipeline/variants.ts'
import { preparePicture } from './prepare-picture.ts'

const refusal = (code: string) => ({ ok: false, issue: expect.objectContaining({ code }) })
const prepare = (bytes: Buffer) => preparePicture({ bytes, shape: 'profile' })

let jpeg: Buffer
let png: Buffer

beforeAll(async () => {
  const plain = sharp({ create: { width: 900, height: 600, channels: 3, background: '#336699' } })
  jpeg = await plain
    .clone()
    .withExif({ IFD0: { Copyright: 'secret-place' }, IFD3: { GPSLatitude: '33/1 35/1 0/1', GPSLatitudeRef: 'N' } })
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

/** A canvas of one colour. */
function canvas(width: number, height: number, channels: 3 | 4 = 3) {
  return sharp({ create: { width, height, channels, background: '#ffffff' } })
}

describe('an upload', () => {
  it.each([
    ['nothing', ''],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
    ['a GIF', 'GIF89a\x01\x00\x01\x00'],
  ])('is refused when it is %s', async (_, text) => {
    expect(await prepare(Buffer.from(text, 'latin1'))).toEqual(refusal('imageType'))
  })

  it('gets its own error when it comes from a phone as HEIC, or from a page as WebP', async () => {
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')])
    expect(await prepare(heic)).toEqual(refusal('imageHeic'))
    expect(await prepare(await canvas(9, 9).webp().toBuffer())).toEqual(refusal('imageFormat'))
    expect(await prepare(await canvas(9, 9).avif().toBuffer())).toEqual(refusal('imageFormat'))
  })

  it('is refused above eight megabytes', async () => {
    expect(await prepare(Buffer.concat([jpeg, Buffer.alloc(IMAGE_MAX_BYTES)]))).toEqual(refusal('imageSize'))
  })

  it('is refused when it is broken off or damaged', async () => {
    expect(await prepare(jpeg.subarray(0, 20))).toEqual(refusal('imageDamaged'))
    expect(await prepare(jpeg.subarray(0, Math.floor(jpeg.length * 0.7)))).toEqual(refusal('imageDamaged'))
    expect(await prepare(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<svg/>')]))).toEqual(
      refusal('imageDamaged'),
    )
  })

  it('is refused when it has more than 64 megapixels, or its header says so', async () => {
    expect(await prepare(pngHeader(16_000, 16_000))).toEqual(refusal('imagePixels'))
    expect(await prepare(await canvas(8000, 8001).png().toBuffer())).toEqual(refusal('imagePixels'))
  })

  it('is refused when it would have to be decoded as a whole and is too large for that', async () => {
    const interlaced = await canvas(7000, 5000, 4).png({ progressive: true }).toBuffer()
    expect(await prepare(interlaced)).toEqual(refusal('imagePixels'))
  })

  it('is refused with more scans than any program writes', async () => {
    const progressive = await canvas(64, 64).jpeg({ progressive: true }).toBuffer()
    const scan = progressive.indexOf(Buffer.from([0xff, 0xda]), 2)
    const header = progressive.subarray(scan, scan + 2 + progressive.readUInt16BE(scan + 2))
    const bomb = Buffer.concat([
      progressive.subarray(0, scan),
      ...Array<Buffer>(200).fill(header),
      progressive.subarray(scan),
    ])
    expect(await prepare(progressive)).toMatchObject({ ok: true })
    expect(await prepare(bomb)).toEqual(refusal('imageDamaged'))
  })

  it('is kept upright, cut to a square, as JPEG and without metadata', async () => {
    const kept = await prepare(jpeg)
    if (!kept.ok) throw new Error(kept.issue.code)
    expect(kept).toMatchObject({ width: 600, height: 600, placeholder: expect.stringMatching(/^#336[67]99$/) })
    const metadata = await sharp(kept.bytes).metadata()
    expect([metadata.format, metadata.width, metadata.height]).toEqual(['jpeg', 600, 600])
    expect([metadata.exif, metadata.icc, metadata.xmp, metadata.iptc]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(Buffer.from(kept.bytes).includes('secret-place')).toBe(false)
  })

  it('shows the middle of a large picture, turned as its camera was held', async () => {
    // Red above, blue below; turned by a quarter, red is on the right.
    const halves = await canvas(3000, 2000)
      .composite([
        { input: { create: { width: 3000, height: 1000, channels: 3, background: '#f00' } }, top: 0, left: 0 },
        { input: { create: { width: 3000, height: 1000, channels: 3, background: '#00f' } }, top: 1000, left: 0 },
      ])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const kept = await prepare(halves)
    if (!kept.ok) throw new Error(kept.issue.code)
    expect([kept.width, kept.height]).toEqual([1024, 1024])
    const { data } = await sharp(kept.bytes).raw().toBuffer({ resolveWithObject: true })
    const left = data.subarray(0, 3)
    const right = data.subarray(1023 * 3, 1024 * 3)
    expect([(left[2] ?? 0) > 200, (right[0] ?? 0) > 200]).toEqual([true, true])
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
