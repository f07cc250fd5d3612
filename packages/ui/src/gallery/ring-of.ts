/** A circle on a picture: centre from the left and the top, and width, in hundredths of the picture. */
export type Mark = { x: number; y: number; size: number }

/** Width by height of the frame that photographs fill, cropped where they have other proportions. */
const FRAME = 4 / 3

/** The circle of a mark in the frame, as CSS `inset`. A picture of other proportions is cropped at both ends alike. */
export function ringOf({ x, y, size }: Mark, picture: { width: number; height: number }): string {
  const proportions = picture.width / picture.height
  const wide = Math.max(1, proportions / FRAME)
  const tall = Math.max(1, FRAME / proportions)
  const width = size * wide
  const height = width * FRAME
  const left = inFrame(x, wide) - width / 2
  const top = inFrame(y, tall) - height / 2
  return [top, 100 - left - width, 100 - top - height, left].map(perCent).join(' ')
}

/** A place on a picture that is `scale` times as long as the frame. */
function inFrame(place: number, scale: number): number {
  return 50 + (place - 50) * scale
}

/** With one decimal at most. */
function perCent(value: number): string {
  return `${Math.round(value * 10) / 10}%`
}
