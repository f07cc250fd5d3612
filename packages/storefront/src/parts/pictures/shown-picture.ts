import type { PictureSource } from '@otosafi/ui/picture/Picture'

/**
 * Reduces a stored photograph to what is needed to show it. The placeholder colour is shortened to one digit a channel.
 */
export function shownPicture({ key, width, height, placeholder }: PictureSource): PictureSource {
  return { key, width, height, placeholder: placeholder.replace(/(\w)\w/g, '$1') }
}
