import type { PictureArea } from '@otosafi/unsent/shrink-picture'

/**
 * Which square of a picture is shown: `zoom` is 1 where it is as large as the picture allows, `x` and `y` say where it
 * stands, from 0 (left, top) to 1 (right, bottom).
 */
export type Crop = { zoom: number; x: number; y: number }

type Size = { width: number; height: number }

/** The largest zoom. */
export const MAX_ZOOM = 4

/** The middle of the picture, as much of it as a square takes. */
export const WHOLE: Crop = { zoom: 1, x: 0.5, y: 0.5 }

const within = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))

/** A crop within its bounds. */
export function boundedCrop({ zoom, x, y }: Crop): Crop {
  return { zoom: within(zoom, 1, MAX_ZOOM), x: within(x, 0, 1), y: within(y, 0, 1) }
}

/** The square of a picture that a crop shows, in its pixels; it is always inside. */
export function areaOf(crop: Crop, { width, height }: Size): PictureArea {
  const { zoom, x, y } = boundedCrop(crop)
  const edge = Math.min(width, height) / zoom
  return { x: (width - edge) * x, y: (height - edge) * y, width: edge, height: edge }
}

/** The crop after the picture was dragged by so many parts of the shown square. */
export function draggedCrop(crop: Crop, size: Size, by: { x: number; y: number }): Crop {
  const { width: edge } = areaOf(crop, size)
  const moved = (at: number, part: number, free: number) => (free > 0 ? at - (part * edge) / free : at)
  return boundedCrop({
    zoom: crop.zoom,
    x: moved(crop.x, by.x, size.width - edge),
    y: moved(crop.y, by.y, size.height - edge),
  })
}
