import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

import { ICO_SIZES, RASTERS, rasterize } from './draw-icons.ts'
import { drawBrand, drawFavicon, drawTile } from './drawings.ts'
import { ICONS_FOLDER, SERVER_FOLDER } from './folders.ts'
import { packIco, unpackIco } from './pack-ico.ts'

const SHOULD_RUN = 'run `pnpm --filter @otosafi/brand draw`'

const pixels = (picture: Buffer) => sharp(picture).ensureAlpha().raw().toBuffer()

/** Mean difference of two pictures of one size over all channels, 0 to 255. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([pixels(one), pixels(other)])
  expect(a.length).toBe(b.length)
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length
}

describe('the icons that every edition carries', () => {
  it('are all there, and nothing else', async () => {
    const expected = ['favicon.ico', 'favicon.svg', ...Object.keys(RASTERS)].sort()
    expect((await readdir(ICONS_FOLDER)).sort()).toEqual(expected)
  })

  it.each(Object.entries(RASTERS))('%s shows today’s drawing', async (file, { drawing, width, height, opaque }) => {
    const committed = await readFile(join(ICONS_FOLDER, file))
    const { format, hasAlpha, ...size } = await sharp(committed).metadata()
    expect({ format, width: size.width, height: size.height }).toEqual({ format: 'png', width, height })
    if (opaque) expect(hasAlpha).toBe(false)
    const fresh = await rasterize(await drawing(), width, height, opaque)
    expect(await difference(committed, fresh), SHOULD_RUN).toBeLessThan(0.5)
  })

  it('favicon.ico holds the tile at the sizes of old browsers', async () => {
    const pictures = unpackIco(await readFile(join(ICONS_FOLDER, 'favicon.ico')))
    expect(pictures.map(({ size }) => size)).toEqual(ICO_SIZES)
    for (const { size, png } of pictures) {
      const fresh = await rasterize(drawTile(), size, size)
      expect(await difference(png, fresh), SHOULD_RUN).toBeLessThan(0.5)
    }
  })

  it('favicon.svg is today’s drawing and has a green for either scheme', async () => {
    const committed = await readFile(join(ICONS_FOLDER, 'favicon.svg'), 'utf8')
    expect(committed, SHOULD_RUN).toBe(drawFavicon())
    expect(new Set(committed.match(/#[0-9a-f]{6}/g)).size).toBe(2)
  })

  it('weigh little: messengers fetch the share picture over the sender’s line', async () => {
    const share = await readFile(join(ICONS_FOLDER, 'share.png'))
    expect(share.length).toBeLessThan(60_000)
  })
})

it('an icon file gives back what was packed', () => {
  const pictures = [16, 32].map((size) => ({ size, png: Buffer.from(`picture of ${size}`) }))
  expect(unpackIco(packIco(pictures))).toEqual(pictures)
})

it('the brand that the server draws with is today’s', async () => {
  expect(await readFile(join(SERVER_FOLDER, 'brand.json'), 'utf8'), SHOULD_RUN).toBe(await drawBrand())
})
