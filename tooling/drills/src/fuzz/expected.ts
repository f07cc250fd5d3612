/** The contract's expectation for a value or a request: accepted, refused, or left to the server. */
export type Expected = 'taken' | 'refused' | 'open'

/** The expectation of several together: the gravest. */
export function expectedOf(all: readonly Expected[]): Expected {
  return all.includes('refused') ? 'refused' : all.includes('open') ? 'open' : 'taken'
}
