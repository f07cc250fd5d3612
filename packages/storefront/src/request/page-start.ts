/** A route's `handle`. */
export type PageHandle = { start: 'touch' }

/** A route's `handle` for pages that are only read: their script is loaded on the first interaction. */
export const WAITS_FOR_TOUCH: PageHandle = { start: 'touch' }
