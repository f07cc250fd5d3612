/** The vocabularies of the car listing (spec section 2; decisions.md 9). */

/** The orders of a listing. `newest` is the default and means: most recently published first. */
export const SORTS = ['newest', 'priceAsc', 'priceDesc', 'mileageAsc', 'yearDesc', 'bestDeal', 'mostViewed'] as const
export type Sort = (typeof SORTS)[number]

/**
 * The groups of a listing whose options carry live counts. The count of an option ignores the choice made in
 * its own group, so that it says what choosing it would give. {@link ADDITIVE_FACETS} are the exception.
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
  'highlight',
] as const
export type Facet = (typeof FACETS)[number]

/** Groups whose values add up: a car must have all that are chosen, so counts are those within the present result. */
export const ADDITIVE_FACETS = ['feature', 'highlight'] as const satisfies readonly Facet[]
export type AdditiveFacet = (typeof ADDITIVE_FACETS)[number]

/** Whether the values of a group add up. */
export function isAdditive(facet: Facet): facet is AdditiveFacet {
  return ADDITIVE_FACETS.some((each) => each === facet)
}

/** What speaks for a car: its flaws are shown on photographs, or its price is lower than it was. */
export const HIGHLIGHTS = ['flawPhotos', 'priceLowered'] as const
export type Highlight = (typeof HIGHLIGHTS)[number]

/** The value of `modelYear` beside years: all years before those to choose from (spec section 3; `modelYearChoices`). */
export const OLDER = 'older'

/** Cars that can be compared at a time. */
export const MOST_COMPARED = 4
/** Cars on one page of a listing. */
export const PAGE_SIZE = 24
/** The largest page that the contract answers. */
export const MAX_PAGE_SIZE = 48
/** The last page that can be asked for by number; beyond it only a cursor goes on. */
export const MAX_PAGE = 1000
