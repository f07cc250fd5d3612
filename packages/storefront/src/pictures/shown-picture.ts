import type { PictureSource } from '@otosafi/ui/picture/Picture'

/**
 * Of a stored photograph, what it takes to show it. The colour that holds its place is cut to one digit a channel: more
 * than a glimpse needs would be sent for nothing.
 */
export function shownPicture({ key, width, height, placeholder }: PictureSource): PictureSource {
  return { key, width, height, placeholder: placeholder.replace(/(\w)\w/g, '$1') }
}
