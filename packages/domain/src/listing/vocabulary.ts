import {
  BODY_TYPES,
  COLORS,
  CONDITIONS,
  DRIVETRAINS,
  FEATURES,
  FUEL_TYPES,
  MILEAGE_RANGES,
  TRANSMISSIONS,
} from '../car/vocabulary.ts'

/** The vocabularies of the car listing. */

/** The orders of a listing. `newest` is the default and means: most recently published first. */
export const SORTS = ['newest', 'priceAsc', 'priceDesc', 'mileageAsc', 'yearDesc', 'bestDeal', 'mostViewed'] as const
export type Sort = (typeof SORTS)[number]

/** What speaks for a car: its flaws are shown on photographs, or its price is lower than it was. */
export const HIGHLIGHTS = ['flawPhotos', 'priceLowered'] as const
export type Highlight = (typeof HIGHLIGHTS)[number]

/** The value of `modelYear` beside years: all years before those to choose from ({@link modelYearChoices}). */
export const OLDER = 'older'

/** What the product knows of a facet; everything that depends on facets derives from it. */
export type FacetRule = {
  /** What its values look like: one of a vocabulary, the slug of something that has a name, a year, or a whole number from 1 to 99. */
  values: readonly string[] | 'slug' | 'year' | 'number'
  /** How many of its values a car has: exactly one, one or none, several of which any may be asked for, or several that add up. */
  holds: 'one' | 'atMostOne' | 'several' | 'additive'
  /** Which options a listing offers: all that the stock has, those of chosen brands, or recent years and one for all before. */
  offers: 'all' | 'ofChosenBrands' | 'recentYears'
  /** Whether the contract has its values as numbers. */
  numeric: boolean
  /** The column of the table of cars that holds its value as it is; null where the value is worked out. */
  column: string | null
  /**
   * Facets that share a place in a row of the search index: at most three with at most 65,535 combinations that cars
   * have. Null for those that add up.
   */
  place: 'model' | 'drive' | 'look' | 'age' | 'site' | null
}

const ONE = { holds: 'one', offers: 'all', numeric: false } as const

/**
 * The facets of a listing: groups whose options carry live counts. The count of an option ignores the choice made in its
 * own group, so that it says what choosing it would give; of facets that add up a car must have all that are chosen, and
 * counts are those within the present result. The order is that of an address.
 */
export const FACET_RULES = {
  brand: { ...ONE, values: 'slug', column: 'brand', place: 'model' },
  model: { ...ONE, values: 'slug', offers: 'ofChosenBrands', column: null, place: 'model' },
  bodyType: { ...ONE, values: BODY_TYPES, column: 'body_type', place: 'model' },
  fuelType: { ...ONE, values: FUEL_TYPES, column: 'fuel_type', place: 'drive' },
  transmission: { ...ONE, values: TRANSMISSIONS, column: 'transmission', place: 'drive' },
  color: { ...ONE, values: COLORS, column: 'color', place: 'look' },
  modelYear: { ...ONE, values: 'year', offers: 'recentYears', column: 'model_year', place: 'age' },
  mileageRange: {
    ...ONE,
    values: MILEAGE_RANGES.map(({ id }) => String(id)),
    numeric: true,
    column: null,
    place: 'age',
  },
  condition: { values: CONDITIONS, holds: 'several', offers: 'all', numeric: false, column: null, place: 'look' },
  city: { ...ONE, values: 'slug', column: 'city', place: 'site' },
  seats: { ...ONE, values: 'number', numeric: true, column: 'seats', place: 'drive' },
  doors: { ...ONE, values: 'number', holds: 'atMostOne', numeric: true, column: 'doors', place: 'site' },
  drivetrain: { ...ONE, values: DRIVETRAINS, holds: 'atMostOne', column: 'drivetrain', place: 'site' },
  feature: { values: FEATURES, holds: 'additive', offers: 'all', numeric: false, column: null, place: null },
  highlight: { values: HIGHLIGHTS, holds: 'additive', offers: 'all', numeric: false, column: null, place: null },
} as const satisfies Readonly<Record<string, FacetRule>>

export type Facet = keyof typeof FACET_RULES
export const FACETS = Object.keys(FACET_RULES) as readonly Facet[]

/** The facets whose rule says `Value` of `Key`. */
export type FacetWith<Key extends keyof FacetRule, Value> = {
  [F in Facet]: (typeof FACET_RULES)[F][Key] extends Value ? F : never
}[Facet]

/** The rule of a facet, in general terms. */
export function ruleOf(facet: Facet): FacetRule {
  return FACET_RULES[facet]
}

/** Facets of which a car has no more than one value. */
export type SingleFacet = FacetWith<'holds', 'one' | 'atMostOne'>

/** Whether a car has no more than one value of a facet. */
export function isSingle(facet: Facet): facet is SingleFacet {
  const { holds } = ruleOf(facet)
  return holds === 'one' || holds === 'atMostOne'
}

/** Facets whose values add up: a car must have all that are chosen. */
export type AdditiveFacet = FacetWith<'holds', 'additive'>

/** Whether the values of a facet add up. */
export function isAdditive(facet: Facet): facet is AdditiveFacet {
  return FACET_RULES[facet].holds === 'additive'
}

export const ADDITIVE_FACETS: readonly AdditiveFacet[] = FACETS.filter(isAdditive)

/** Cars that can be compared at a time. */
export const MOST_COMPARED = 4
/** Cars on one page of a listing. */
export const PAGE_SIZE = 24
/** The largest page that the contract answers. */
export const MAX_PAGE_SIZE = 48
/** The last page that can be asked for by number; beyond it only a cursor goes on. */
export const MAX_PAGE = 1000
