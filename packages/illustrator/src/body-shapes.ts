import type { BodyType } from '@otosafi/domain/car/vocabulary'

import type { BodyShape } from './body-shape.ts'
import { convertible, coupe, estate, hatchback, sedan } from './low-bodies.ts'
import { minivan, pickup, suv, van } from './tall-bodies.ts'

/** The measures of each body type. */
export const BODY_SHAPES: Record<BodyType, BodyShape> = {
  hatchback,
  sedan,
  suv,
  pickup,
  estate,
  minivan,
  van,
  coupe,
  convertible,
}
