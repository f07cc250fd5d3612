/** The occasions for another attempt to load the texts of the page: a connection, or an interaction. */
export const OCCASIONS = ['online', 'pointerdown', 'keydown'] as const
