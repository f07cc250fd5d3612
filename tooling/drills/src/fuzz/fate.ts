/** The contract's expectation for a value or a request: accepted, refused, or left to the server. */
export type Fate = 'taken' | 'refused' | 'open'

/** The gravest of several fates. */
export function fateOf(fates: readonly Fate[]): Fate {
  return fates.includes('refused') ? 'refused' : fates.includes('open') ? 'open' : 'taken'
}
