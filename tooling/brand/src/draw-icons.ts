import sharp from 'sharp'

import { drawFavicon, drawFullTile, drawShare, drawTile } from './drawings.ts'
import { packIco } from './pack-ico.ts'

type Raster = { drawing: () => string | Promise<string>; width: number; height: number; opaque?: true }

/** The raster pictures of the brand: the drawing of each, and its size in pixels. */
export const RASTERS: Readonly<Record<string, Raster>> = {
  'apple-touch-icon.png': { drawing: drawFullTile, width: 180, height: 180, opaque: true },
  'icon-192.png': { drawing: drawTile, width: 192, height: 192 },
  'icon-512.png': { drawing: drawTile, width: 512, height: 512 },
  'icon-maskable-512.png': { drawing: drawFullTile, width: 512, height: 512, opaque: true },
  'share.png': { drawing: drawShare, width: 1200, height: 630, opaque: true },
}

/** Sizes inside `favicon.ico`, pixels. */
export const ICO_SIZES = [16, 32] as const

/** Renders a drawing at a size in pixels as a PNG of few colours. */
export async function rasterize(svg: string, width: number, height: number, opaque = false): Promise<Buffer> {
  const { width: own } = await sharp(Buffer.from(svg)).metadata()
  const picture = sharp(Buffer.from(svg), { density: (72 * width) / own }).resize(width, height)
  return (opaque ? picture.removeAlpha() : picture).png({ palette: true, colours: 64, effort: 10 }).toBuffer()
}

/** Every icon and picture of the brand by its file name. */
export async function drawIcons(): Promise<ReadonlyMap<string, Buffer>> {
  const rasters = Object.entries(RASTERS).map(
    async ([file, { drawing, width, height, opaque }]) =>
      [file, await rasterize(await drawing(), width, height, opaque)] as const,
  )
  const small = await Promise.all(ICO_SIZES.map((size) => rasterize(drawTile(), size, size)))
  return new Map([
    ['favicon.svg', Buffer.from(drawFavicon())],
    ['favicon.ico', packIco(small.map((png, index) => ({ size: ICO_SIZES[index] ?? 0, png })))],
    ...(await Promise.all(rasters)),
  ])
}
