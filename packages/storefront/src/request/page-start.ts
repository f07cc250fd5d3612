/** What a page says of itself to the document around it. */
export type PageHandle = { start: 'touch' }

/** A route's `handle` for pages that are only read: their script is not loaded before the visitor touches something. */
export const WAITS_FOR_TOUCH: PageHandle = { start: 'touch' }
