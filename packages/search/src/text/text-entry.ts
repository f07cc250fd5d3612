/** The kinds of things that a word can mean. Each but `year` and `seats` is a facet of the same name. */
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
  | 'year'

/** One value of a filter and all its names, in any language; the value of a `model` is its `brand-model` slug. */
export type TextEntry = { kind: TextKind; value: string; names: readonly string[] }
