import type { StockCarDetails } from '@otosafi/api-client/office-schema'

import { CAR } from './car.ts'
import { FACTS } from './facts.ts'

/** A plain car that is not on the site yet. */
export const DRAFT: StockCarDetails = {
  car: CAR,
  page: null,
  market: null,
  prices: [],
  booking: null,
  actions: [],
  facts: FACTS,
  mileageReadOn: null,
  version: 'first',
  photos: [],
  photosVersion: 'photos',
  alike: [],
}
