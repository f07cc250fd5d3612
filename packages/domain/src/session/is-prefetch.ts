/** The headers by which a browser says why it asks. */
const PURPOSES = ['sec-purpose', 'purpose', 'x-moz'] as const

/** Whether a browser asks only to get something ready that the visitor may never look at. */
export function isPrefetch(header: (name: string) => string | string[] | null | undefined): boolean {
  return PURPOSES.some((name) => /prefetch|prerender/i.test([header(name)].join()))
}
