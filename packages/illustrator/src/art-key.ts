import type { Car } from '@otosafi/domain/car/car'
import { BODY_TYPES, COLORS, PHOTO_VIEWS } from '@otosafi/domain/car/vocabulary'
import type { BodyType, Color, PhotoView, SteeringSide } from '@otosafi/domain/car/vocabulary'

import { FAMILIES, FAMILY_NAMES, type FamilyName } from './families.ts'
import { CABIN_FLAWS, type CabinFlaw, type Flaw, isCabinFlaw, OUTSIDE_FLAWS, type OutsideFlaw } from './flaws.ts'

/** How many ways each car is drawn: they differ in setting and cabin, and where the car has no family also in face and wheels. */
export const ART_VARIANTS = 4

/** The parameters of each view besides body, colour and variant: steering side, engine, or a flaw. */
type ArtView =
  | { view: 'interior'; steeringSide: SteeringSide }
  | { view: 'engine'; electric: boolean }
  | { view: 'detail'; flaw: OutsideFlaw }
  | { view: 'detail'; flaw: CabinFlaw; steeringSide: SteeringSide }
  | { view: Exclude<PhotoView, 'interior' | 'engine'>; flaw?: never }

/**
 * The parameters of a drawn photograph. `variant` is a whole number from 0 up to {@link ART_VARIANTS} (exclusive); a
 * `family` is of the same body type.
 */
export type CarArtSpec = { bodyType: BodyType; family?: FamilyName; color: Color; variant: number } & ArtView

/** The facts of a car that its drawings show. */
type DrawnCar = Pick<Car, 'bodyType' | 'color' | 'steeringSide' | 'fuelType'> & { family?: FamilyName | undefined }

/** The drawing of `view` of a car in one of the illustrator's variants. */
export function artOf(
  { bodyType, family, color, steeringSide, fuelType }: DrawnCar,
  view: PhotoView,
  variant: number,
): CarArtSpec {
  const car = { bodyType, ...(family && { family }), color, variant }
  if (view === 'interior') return { ...car, view, steeringSide }
  if (view === 'engine') return { ...car, view, electric: fuelType === 'ev' }
  return { ...car, view }
}

/** The drawing of a flaw of a car, close up. */
export function flawArtOf(
  { bodyType, family, color, steeringSide }: Omit<DrawnCar, 'fuelType'>,
  flaw: Flaw,
  variant: number,
): CarArtSpec {
  const detail = { bodyType, ...(family && { family }), color, variant, view: 'detail' } as const
  return isCabinFlaw(flaw) ? { ...detail, flaw, steeringSide } : { ...detail, flaw }
}

/** The end of the key: a flaw, then `-r` for right-hand drive; `-e` for an electric motor; nothing for the usual. */
function suffixOf(spec: CarArtSpec): string {
  const flaw = spec.view === 'detail' && spec.flaw !== undefined ? `-${spec.flaw}` : ''
  if ('steeringSide' in spec && spec.steeringSide === 'right') return `${flaw}-r`
  return spec.view === 'engine' && spec.electric ? '-e' : flaw
}

/** Object key of a drawn photograph, such as `art/interior-suv-grey-1-r` or `art/detail-duster-white-2-archRust`. */
export function artKey(spec: CarArtSpec): string {
  return `art/${spec.view}-${spec.family ?? spec.bodyType}-${spec.color}-${spec.variant}${suffixOf(spec)}`
}

/** The drawing that an object key names, or null when the key is not exactly one of {@link artKey}'s. */
export function parseArtKey(key: string): CarArtSpec | null {
  const match = /^art\/([a-zA-Z]+)-([a-z0-9]+)-([a-z]+)-(\d)(?:-([a-zA-Z]{2,}))?(-[re])?$/.exec(key)
  if (!match) return null
  const view = PHOTO_VIEWS.find((one) => one === match[1])
  const family = FAMILY_NAMES.find((one) => one === match[2])
  const bodyType = family ? FAMILIES[family].body : BODY_TYPES.find((one) => one === match[2])
  const color = COLORS.find((one) => one === match[3])
  const variant = Number(match[4])
  const flaw = [...OUTSIDE_FLAWS, ...CABIN_FLAWS].find((one) => one === match[5])
  if (!view || !bodyType || !color || variant >= ART_VARIANTS) return null
  const steeringSide = match[6] === '-r' ? 'right' : 'left'
  const car = { bodyType, family, color, steeringSide, fuelType: match[6] === '-e' ? 'ev' : 'petrol' } as const
  const spec = flaw === undefined ? artOf(car, view, variant) : flawArtOf(car, flaw, variant)
  return artKey(spec) === key ? spec : null
}
