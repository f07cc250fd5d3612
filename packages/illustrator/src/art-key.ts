import type { Car } from '@otosafi/domain/car/car'
import { BODY_TYPES, COLORS, PHOTO_VIEWS } from '@otosafi/domain/car/vocabulary'
import type { BodyType, Color, PhotoView, SteeringSide } from '@otosafi/domain/car/vocabulary'

/** How many ways each body type is drawn: face, wheels, proportions and setting differ. */
export const ART_VARIANTS = 4

/** What a view shows besides body, colour and variant: where the wheel is, or what moves the car. */
type ArtView =
  | { view: 'interior'; steeringSide: SteeringSide }
  | { view: 'engine'; electric: boolean }
  | { view: Exclude<PhotoView, 'interior' | 'engine'> }

/** What a drawn photograph shows. `variant` is a whole number from 0 up to {@link ART_VARIANTS} (exclusive). */
export type CarArtSpec = { bodyType: BodyType; color: Color; variant: number } & ArtView

/** The drawing of `view` of a car in one of the illustrator's variants. */
export function artOf(
  { bodyType, color, steeringSide, fuelType }: Pick<Car, 'bodyType' | 'color' | 'steeringSide' | 'fuelType'>,
  view: PhotoView,
  variant: number,
): CarArtSpec {
  const car = { bodyType, color, variant }
  if (view === 'interior') return { ...car, view, steeringSide }
  if (view === 'engine') return { ...car, view, electric: fuelType === 'ev' }
  return { ...car, view }
}

/** What the end of the key says: `-r` is a wheel on the right, `-e` an electric motor. */
function suffixOf(spec: CarArtSpec): string {
  if (spec.view === 'interior' && spec.steeringSide === 'right') return '-r'
  return spec.view === 'engine' && spec.electric ? '-e' : ''
}

/** Object key of a drawn photograph, such as `art/frontThreeQuarter-suv-white-2` or `art/interior-suv-grey-1-r`. */
export function artKey(spec: CarArtSpec): string {
  return `art/${spec.view}-${spec.bodyType}-${spec.color}-${spec.variant}${suffixOf(spec)}`
}

/** The drawing that an object key names, or null when the key is not exactly one of {@link artKey}'s. */
export function parseArtKey(key: string): CarArtSpec | null {
  const match = /^art\/([a-zA-Z]+)-([a-z]+)-([a-z]+)-(\d)(-[re])?$/.exec(key)
  if (!match) return null
  const view = PHOTO_VIEWS.find((one) => one === match[1])
  const bodyType = BODY_TYPES.find((one) => one === match[2])
  const color = COLORS.find((one) => one === match[3])
  const variant = Number(match[4])
  if (!view || !bodyType || !color || variant >= ART_VARIANTS) return null
  const steeringSide = match[5] === '-r' ? 'right' : 'left'
  const spec = artOf({ bodyType, color, steeringSide, fuelType: match[5] === '-e' ? 'ev' : 'petrol' }, view, variant)
  return artKey(spec) === key ? spec : null
}
