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
export const SORTS = [
  'newest',
  'priceAsc',
  'priceDesc',
  'priceWithRepairsAsc',
  'mileageAsc',
  'yearDesc',
  'bestDeal',
  'mostViewed',
] as const
export type Sort = (typeof SORTS)[number]

/** Highlights of a car: it is certified (P-21), its flaws are photographed, or its price was reduced. */
export const HIGHLIGHTS = ['certified', 'flawPhotos', 'priceLowered'] as const
export type Highlight = (typeof HIGHLIGHTS)[number]

/** The value of `modelYear` beside years: all years before those to choose from ({@link modelYearChoices}). */
export const OLDER = 'older'

/** The definition of a facet; everything about facets derives from it. */
export type FacetRule = {
  /** The form of its values: a vocabulary, the slug of something with a name, a year, or an integer from 1 to `most`. */
  values: readonly string[] | 'slug' | 'year' | 'number'
  /** The largest integer; null where the values are none. */
  most: number | null
  /**
   * How many of its values a car has: exactly one, one or none, several of which any matches, or several of which all
   * must match (additive).
   */
  holds: 'one' | 'atMostOne' | 'several' | 'additive'
  /** Which options a listing offers: all that the stock has, those of chosen brands, or recent years and one for all before. */
  offers: 'all' | 'ofChosenBrands' | 'recentYears'
  /** Whether the contract has its values as numbers. */
  numeric: boolean
}

const ONE = { holds: 'one', offers: 'all', numeric: false, most: null } as const

/**
 * The facets of a listing: groups whose options carry live counts. The count of an option ignores the choice made in its
 * own group, so that it says what choosing it would give; of additive facets a car must have all chosen values,
 * and counts are those within the present result. The order is that of an address.
 */
export const FACET_RULES = {
  brand: { ...ONE, values: 'slug' },
  model: { ...ONE, values: 'slug', offers: 'ofChosenBrands' },
  bodyType: { ...ONE, values: BODY_TYPES },
  fuelType: { ...ONE, values: FUEL_TYPES },
  transmission: { ...ONE, values: TRANSMISSIONS },
  color: { ...ONE, values: COLORS },
  modelYear: { ...ONE, values: 'year', offers: 'recentYears' },
  mileageRange: {
    ...ONE,
    // A contradicted mileage is in none (P-15).
    holds: 'atMostOne',
    values: MILEAGE_RANGES.map(({ id }) => String(id)),
    numeric: true,
  },
  condition: { ...ONE, values: CONDITIONS, holds: 'several' },
  city: { ...ONE, values: 'slug' },
  seats: { ...ONE, values: 'number', most: 60, numeric: true },
  doors: { ...ONE, values: 'number', most: 9, holds: 'atMostOne', numeric: true },
  drivetrain: { ...ONE, values: DRIVETRAINS, holds: 'atMostOne' },
  feature: { ...ONE, values: FEATURES, holds: 'additive' },
  highlight: { ...ONE, values: HIGHLIGHTS, holds: 'additive' },
} as const satisfies Readonly<Record<string, FacetRule>>

export type Facet = keyof typeof FACET_RULES
export const FACETS = Object.keys(FACET_RULES) as readonly Facet[]

/** Where the server keeps the values of a facet. */
export type FacetStore = {
  /** The column of the table of cars with its value; null where the value is computed. */
  column: string | null
  /**
   * Facets that share a column of the search index: at most three, with at most 65,535 combinations among cars. Null for
   * additive ones.
   */
  place: 'model' | 'drive' | 'look' | 'age' | 'site' | null
}

/** The same facets on the server: apart, since the rules are part of every page's script. */
export const FACET_STORES = {
  brand: { column: 'brand', place: 'model' },
  model: { column: null, place: 'model' },
  bodyType: { column: 'body_type', place: 'model' },
  fuelType: { column: 'fuel_type', place: 'drive' },
  transmission: { column: 'transmission', place: 'drive' },
  color: { column: 'color', place: 'look' },
  modelYear: { column: 'model_year', place: 'age' },
  mileageRange: { column: null, place: 'age' },
  condition: { column: null, place: 'look' },
  city: { column: 'city', place: 'site' },
  seats: { column: 'seats', place: 'drive' },
  doors: { column: 'doors', place: 'site' },
  drivetrain: { column: 'drivetrain', place: 'site' },
  feature: { column: null, place: null },
  highlight: { column: null, place: null },
} as const satisfies Readonly<Record<Facet, FacetStore>>

/** The facets whose values no column has. */
export type ComputedFacet = { [F in Facet]: (typeof FACET_STORES)[F]['column'] extends null ? F : never }[Facet]

/** The facets whose definition has `Value` for `Key`. */
export type FacetWith<Key extends keyof FacetRule, Value> = {
  [F in Facet]: (typeof FACET_RULES)[F][Key] extends Value ? F : never
}[Facet]

/** The definition of a facet. */
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

/** Additive facets: a car must have all chosen values. */
export type AdditiveFacet = FacetWith<'holds', 'additive'>

/** Whether a facet is additive. */
export function isAdditive(facet: Facet): facet is AdditiveFacet {
  return FACET_RULES[facet].holds === 'additive'
}

export const ADDITIVE_FACETS: readonly AdditiveFacet[] = /* @__PURE__ */ FACETS.filter(isAdditive)
