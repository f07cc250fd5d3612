import { BODY_TYPES, COLORS, PHOTO_VIEWS } from '@otosafi/domain/car/vocabulary'

import { ART_VARIANTS, artOf, type CarArtSpec, flawArtOf } from '../art-key.ts'
import { CABIN_FLAWS, isCabinFlaw, OUTSIDE_FLAWS } from '../flaws.ts'

/** Every flaw that has a picture. */
export const FLAWS = [...OUTSIDE_FLAWS, ...CABIN_FLAWS]
/** How a car is fitted that has the wheel on the left. */
export const LEFT_PETROL = { steeringSide: 'left', fuelType: 'petrol' } as const

const variants = Array.from({ length: ART_VARIANTS }, (_, variant) => variant)

const everyFlaw: CarArtSpec[] = FLAWS.flatMap((flaw) =>
  (['left', 'right'] as const).flatMap((steeringSide) =>
    steeringSide === 'right' && !isCabinFlaw(flaw)
      ? []
      : BODY_TYPES.flatMap((bodyType) =>
          COLORS.flatMap((color) =>
            variants.map((variant) => flawArtOf({ bodyType, color, steeringSide }, flaw, variant)),
          ),
        ),
  ),
)
const everyView: CarArtSpec[] = PHOTO_VIEWS.flatMap((view) =>
  [LEFT_PETROL, { steeringSide: 'right', fuelType: 'ev' } as const].flatMap((fitting, index) =>
    BODY_TYPES.flatMap((bodyType) =>
      index === 1 && view !== 'interior' && view !== 'engine'
        ? []
        : COLORS.flatMap((color) => variants.map((variant) => artOf({ bodyType, color, ...fitting }, view, variant))),
    ),
  ),
)

/** Every drawing of cars that are of no family. */
export const everySpec: readonly CarArtSpec[] = [...everyView, ...everyFlaw]

/** Every view, flaw and body type in one of the variants, or in all of them; the colours take turns. */
export function sampleOf(of: 'one variant' | 'all variants'): readonly CarArtSpec[] {
  return everySpec.filter(({ color, variant, bodyType }) => {
    const body = BODY_TYPES.indexOf(bodyType)
    const isChosen = of === 'all variants' || (variant + body) % ART_VARIANTS === 0
    return isChosen && COLORS.indexOf(color) === (variant * 5 + body) % COLORS.length
  })
}
