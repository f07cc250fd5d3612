/** The contract's bounds for the ends of ranges: amounts of money, model years, kilometres. */
export const RANGE_KINDS = {
  amount: { min: 0, max: 10_000_000_000 },
  year: { min: 1950, max: 2100 },
  distance: { min: 0, max: 5_000_000 },
} as const
export type RangeKind = keyof typeof RANGE_KINDS

/** The definition of a range; everything about ranges derives from it. */
export type RangeRule = {
  kind: RangeKind
  /** The query parameter of the lower end; null where there is none. */
  min: string | null
  /** The query parameter of the upper end. */
  max: string
  /** The number of a car that it bounds; null where that is worked out from another one. */
  of: string | null
  /** The column of the table of cars with that number; null where it is computed. */
  column: string | null
}

/** The ranges of a listing, in the order of an address. Ends are inclusive. */
export const RANGE_RULES = {
  price: { kind: 'amount', min: 'priceMin', max: 'priceMax', of: 'price', column: 'price' },
  year: { kind: 'year', min: 'yearMin', max: 'yearMax', of: 'modelYear', column: 'model_year' },
  // That of a contradicted odometer is within no bounds (P-15).
  mileage: { kind: 'distance', min: 'mileageMin', max: 'mileageMax', of: 'mileage', column: null },
  // The highest monthly instalment on the edition's usual terms.
  monthly: { kind: 'amount', min: null, max: 'monthlyMax', of: null, column: null },
} as const satisfies Readonly<Record<string, RangeRule>>

export type RangeName = keyof typeof RANGE_RULES
type Rule = (typeof RANGE_RULES)[RangeName]

/** An end of a range. */
export type RangeFilter = NonNullable<Rule['min' | 'max']>

/** Ranges with both ends. */
type Pair = Exclude<Rule, { min: null }>

/** A number of a car that a range bounds. */
export type RangedNumber = Pair['of']

/** Those of them that no column has. */
export type ComputedNumber = Extract<Pair, { column: null }>['of']

const RULES: readonly Rule[] = Object.values(RANGE_RULES)

/** The ranges that bound a number of a car by both ends. */
export const RANGE_PAIRS: readonly Pair[] = /* @__PURE__ */ RULES.filter((rule) => rule.min !== null)

const KINDS = RULES.flatMap(({ kind, min, max }): [RangeFilter, RangeKind][] =>
  min === null
    ? [[max, kind]]
    : [
        [min, kind],
        [max, kind],
      ],
)

/** The kind of each end. */
export const RANGE_KIND_OF = Object.fromEntries(KINDS) as Readonly<Record<RangeFilter, RangeKind>>

export const RANGE_FILTERS: readonly RangeFilter[] = KINDS.map(([name]) => name)

/** Whether a name is that of an end of a range. */
export function isRangeFilter(name: string): name is RangeFilter {
  return Object.hasOwn(RANGE_KIND_OF, name)
}

/** The bounds of an end. */
export function boundsOf(name: RangeFilter): Readonly<{ min: number; max: number }> {
  return RANGE_KINDS[RANGE_KIND_OF[name]]
}
