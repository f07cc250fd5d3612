/** A strip of cars has at least so many: one alone is none. */
export const FEWEST_IN_STRIP = 2
