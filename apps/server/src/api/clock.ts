/** The present moment, milliseconds since the epoch; tests set their own. */
export type Clock = () => number
