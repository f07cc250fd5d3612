/**
 * The kinds of things that a word can mean. Each is a facet of the same name, but for `year`, for `region`, whose value
 * is a city in it, for `filler`, which means nothing, and for `unfiltered`, for which there is no filter.
 */
export type TextKind =
  | 'brand'
  | 'model'
  | 'bodyType'
  | 'fuelType'
  | 'transmission'
  | 'drivetrain'
  | 'city'
  | 'color'
  | 'feature'
  | 'condition'
  | 'seats'
  | 'doors'
  | 'region'
  | 'year'
  | 'filler'
  | 'unfiltered'

/** One value of a filter and all its names, in any language; the value of a `model` is its `brand-model` slug. */
export type TextEntry = { kind: TextKind; value: string; names: readonly string[] }
