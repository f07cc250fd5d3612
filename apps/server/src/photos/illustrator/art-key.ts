import { BODY_TYPES, COLORS, PHOTO_VIEWS } from '@otosafi/domain/car/vocabulary'
import type { BodyType, Color, PhotoView } from '@otosafi/domain/car/vocabulary'

/** How many ways each body type is drawn: face, wheels, proportions and setting differ. */
export const ART_VARIANTS = 4

/** What a drawn photograph shows. `variant` is a whole number from 0 up to {@link ART_VARIANTS} (exclusive). */
export type CarArtSpec = { bodyType: BodyType; color: Color; view: PhotoView; variant: number }

/** Object key of a drawn photograph, such as `art/frontThreeQuarter-suv-white-2`. */
export function artKey(spec: CarArtSpec): string {
  return `art/${spec.view}-${spec.bodyType}-${spec.color}-${spec.variant}`
}

/** The drawing that an object key names, or null when the key is not exactly one of {@link artKey}'s. */
export function parseArtKey(key: string): CarArtSpec | null {
  const match = /^art\/([a-zA-Z]+)-([a-z]+)-([a-z]+)-(\d)$/.exec(key)
  if (!match) return null
  const view = PHOTO_VIEWS.find((one) => one === match[1])
  const bodyType = BODY_TYPES.find((one) => one === match[2])
  const color = COLORS.find((one) => one === match[3])
  const variant = Number(match[4])
  if (!view || !bodyType || !color || variant >= ART_VARIANTS) return null
  return { view, bodyType, color, variant }
}
