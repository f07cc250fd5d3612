import type { components } from '@otosafi/api-client/schema'
import { parseArtKey } from '@otosafi/illustrator/art-key'
import { artPlaceholder } from '@otosafi/illustrator/placeholder'
import { PORTRAIT_GROUND } from '@otosafi/illustrator/portrait'
import { parsePortraitKey } from '@otosafi/illustrator/portrait-key'

/** Pixels of a picture whose own size is not stored: those of the drawings. */
const SIZE = { width: 1600, height: 1200 }
const NEUTRAL = '#c9cdd2'

/** A picture of which only the key is stored. */
export function pictureOf(key: string): components['schemas']['Picture'] {
  return { key, ...SIZE, placeholder: placeholderOf(key) }
}

function placeholderOf(key: string): string {
  const car = parseArtKey(key)
  if (car) return artPlaceholder(car)
  return parsePortraitKey(key) ? PORTRAIT_GROUND : NEUTRAL
}
