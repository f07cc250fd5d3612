/** A route's `handle`: when the script of its page is loaded; without one, once the page is painted. */
export type PageHandle = { start: 'touch' }

/** Hydrates a page on the first interaction: for pages that are mostly read. */
export const HYDRATE_ON_INTERACTION: PageHandle = { start: 'touch' }
