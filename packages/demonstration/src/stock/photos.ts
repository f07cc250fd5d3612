import type { Car, CarPhoto } from '@otosafi/domain/car/car'
import type { PhotoView } from '@otosafi/domain/car/vocabulary'
import { hashOf, type Random } from '@otosafi/domain/random'
import { ART_VARIANTS, artKey, artOf, type CarArtSpec, flawArtOf } from '@otosafi/illustrator/art-key'
import { familyOf } from '@otosafi/illustrator/families'
import { artPlaceholder } from '@otosafi/illustrator/placeholder'
import { ART_HEIGHT, ART_WIDTH } from '@otosafi/illustrator/svg'

import type { Finding } from './findings.ts'

const SIZE = { width: ART_WIDTH, height: ART_HEIGHT }
/** Share of the cars with another drawing than their model's usual one. */
const OTHER_VARIANT_SHARE = 0.12
const ADDITIONAL_VIEWS = ['side', 'rear', 'interior', 'engine', 'detail'] as const satisfies PhotoView[]

/** The photographs of a car: the key one first, then the other views, then every measured flaw. */
export function drawPhotos(random: Random, car: Car, findings: readonly Finding[]): CarPhoto[] {
  const usual = hashOf(`${car.brand}-${car.model}`) % ART_VARIANTS
  const variant = (random.chance(OTHER_VARIANT_SHARE) ? usual + random.int(1, 3) : usual) % ART_VARIANTS
  const drawn = { ...car, family: familyOf(car) }
  const photo = (kind: CarPhoto['kind'], spec: CarArtSpec, flaw: CarPhoto['flaw']): CarPhoto => ({
    kind,
    view: spec.view,
    key: artKey(spec),
    ...SIZE,
    placeholder: artPlaceholder(spec),
    flaw,
  })
  return [
    photo('key', artOf(drawn, 'frontThreeQuarter', variant), null),
    ...ADDITIONAL_VIEWS.map((view) => photo('additional', artOf(drawn, view, variant), null)),
    ...findings.flatMap(({ fact: { section, point, flaw }, sizeMm }) =>
      flaw === null || sizeMm === null
        ? []
        : [photo('flaw', flawArtOf(drawn, flaw.picture, variant), { section, point, sizeMm })],
    ),
  ]
}
