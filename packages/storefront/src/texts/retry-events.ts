/** Events after which loading the texts of the page is tried again: a connection, or an interaction. */
export const RETRY_EVENTS = ['online', 'pointerdown', 'keydown'] as const
