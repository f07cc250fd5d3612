/** The vocabularies of the car listing (spec section 2; decisions.md 9). */

/** The orders of a listing. `newest` is the default and means: most recently published first. */
export const SORTS = ['newest', 'priceAsc', 'priceDesc', 'mileageAsc', 'yearDesc', 'bestDeal', 'mostViewed'] as const
export type Sort = (typeof SORTS)[number]

/**
 * The groups of a listing whose options carry live counts. The count of an option ignores the choice made in
 * its own group, so that it says what choosing it would give. `feature` is the exception: features add up
 * (a car must have all of them), so its counts are those within the present result.
 */
export const FACETS = [
  'brand',
  'model',
  'bodyType',
  'fuelType',
  'transmission',
  'color',
  'modelYear',
  'mileageRange',
  'condition',
  'city',
  'seats',
  'feature',
] as const
export type Facet = (typeof FACETS)[number]

/** Cars on one page of a listing. */
export const PAGE_SIZE = 24
/** The largest page that the contract answers. */
export const MAX_PAGE_SIZE = 48
/** The last page that can be asked for by number; beyond it only a cursor goes on. */
export const MAX_PAGE = 1000
