/**
 * Assumptions about the output of the frameworks. Each is asserted where it is relied on, and on a page that each build
 * renders for that purpose; a broken one names itself. The README says for which versions they were found to hold.
 */
export const ASSUMPTIONS = {
  document:
    'React writes a document as <html…><head…>…</head><body…>…</body></html>, with nothing behind it, and an element without attributes and content as <script></script>.',
  'page-files':
    'The router’s manifest names all modules and style sheets of a route, modules as /assets/….js, and the build has them.',
  'style-sheets':
    'Vite writes style sheets of rules within @media, @supports and @layer, keyframes and nothing else, in CSS that css-tree parses.',
  'page-data': 'The data of a page that failed nowhere are loaderData alone, and plain JSON.',
  'data-format':
    'The router reads documents’ data as one line of JSON: a list of values, in which lists and objects name their parts by place, keys as _place, null as -5.',
  'hidden-fields': 'The router sends the enumerable fields of a loader’s answer and no others.',
  'data-addresses':
    'The data of a page have its address with .data behind it, or /_.data behind a slash; the answer is marked by the header x-remix-response.',
  'manifest-file':
    'The build has one client/assets/manifest-….js, which says window.__reactRouterManifest={…}; and nothing else.',
  'manifest-routes': 'All that the router’s manifest says of routes fits the compact form that browsers are sent.',
  'kept-pages':
    'A finished page has its one title as <title>…</title>, and React writes the address of a picture as src="…" behind a space, within <main…> in the order in which they are shown.',
  'router-stubs': 'The router’s modules that the browser’s script is built without still stand where they stood.',
} as const

/** Names an assumption. */
export type AssumptionId = keyof typeof ASSUMPTIONS

/** An assumption about the frameworks does not hold: what this package does with their output would be wrong. */
export class BrokenAssumption extends Error {
  readonly id: AssumptionId

  constructor(id: AssumptionId, detail: string) {
    super(`Assumption "${id}" does not hold. ${ASSUMPTIONS[id]} Found: ${detail}`)
    this.name = 'BrokenAssumption'
    this.id = id
  }
}

/** Throws a {@link BrokenAssumption} unless `holds`; `found` says what is there instead. */
export function assume(id: AssumptionId, holds: boolean, found: string): asserts holds {
  if (!holds) throw new BrokenAssumption(id, found)
}
