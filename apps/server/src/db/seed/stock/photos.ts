import type { Car, CarPhoto } from '@otosafi/domain/car/car'
import type { PhotoView } from '@otosafi/domain/car/vocabulary'

import type { Finding } from './findings.ts'
import { hashOf, type Random } from './random.ts'
import { ART_VARIANTS, artKey, type ArtVariant, type PlaceholderOf } from './seed-car.ts'

const SIZE = { width: 1600, height: 1200 }
/** Part of the cars that do not wear their model's usual drawing. */
const OTHER_VARIANT_SHARE = 0.12
const ADDITIONAL_VIEWS = ['side', 'rear', 'interior', 'engine', 'detail'] as const satisfies PhotoView[]

/** The photographs of a car: the key one first, then the other views, then every measured flaw. */
export function drawPhotos(
  random: Random,
  car: Car,
  findings: readonly Finding[],
  placeholder: PlaceholderOf,
): CarPhoto[] {
  const usual = hashOf(`${car.brand}-${car.model}`) % ART_VARIANTS.length
  const variant = variantAt(random.chance(OTHER_VARIANT_SHARE) ? usual + random.int(1, 3) : usual)
  const take = (
    kind: CarPhoto['kind'],
    view: PhotoView,
    variantOfView: ArtVariant,
    flaw: CarPhoto['flaw'],
  ): CarPhoto => {
    const spec = { view, bodyType: car.bodyType, color: car.color, variant: variantOfView }
    return { kind, view, key: artKey(spec), ...SIZE, placeholder: placeholder(spec), flaw }
  }
  const flaws = findings.flatMap(({ fact, sizeMm }) =>
    sizeMm === null ? [] : [{ section: fact.section, point: fact.point, sizeMm }],
  )
  return [
    take('key', 'frontThreeQuarter', variant, null),
    ...ADDITIONAL_VIEWS.map((view) => take('additional', view, variant, null)),
    ...flaws.map((flaw, at) => take('flaw', 'detail', variantAt(variant + 1 + (at % 3)), flaw)),
  ]
}

function variantAt(number: number): ArtVariant {
  return ART_VARIANTS[number % ART_VARIANTS.length] ?? 0
}
