/** What the contract says of a value or a request: it is to be taken, to be refused, or only the server can tell. */
export type Fate = 'taken' | 'refused' | 'open'

/** The gravest of several fates. */
export function fateOf(fates: readonly Fate[]): Fate {
  return fates.includes('refused') ? 'refused' : fates.includes('open') ? 'open' : 'taken'
}
