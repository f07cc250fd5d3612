import type { components } from '@otosafi/api-client/schema'
import { parseArtKey } from '@otosafi/illustrator/art-key'
import { artPlaceholder } from '@otosafi/illustrator/placeholder'

/** Pixels of a picture whose own size is not stored: those of the drawings. */
const SIZE = { width: 1600, height: 1200 }
const NEUTRAL = '#c9cdd2'

/** A picture of which only the key is stored. */
export function pictureOf(key: string): components['schemas']['Picture'] {
  const drawing = parseArtKey(key)
  return { key, ...SIZE, placeholder: drawing ? artPlaceholder(drawing) : NEUTRAL }
}
