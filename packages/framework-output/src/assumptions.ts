/** What is assumed of the output of the frameworks (the README says it), asserted where it is relied on. */
export const ASSUMPTIONS = [
  'document',
  'page-files',
  'style-sheets',
  'page-data',
  'data-format',
  'hidden-fields',
  'data-addresses',
  'manifest-file',
  'manifest-routes',
  'kept-pages',
] as const

/** Throws unless `holds`: what this package does with the frameworks' output would be wrong. `found` says what is there instead. */
export function assume(id: (typeof ASSUMPTIONS)[number], holds: boolean, found: string): asserts holds {
  if (!holds) throw new Error(`Assumption "${id}" does not hold (packages/framework-output/README.md). Found: ${found}`)
}
