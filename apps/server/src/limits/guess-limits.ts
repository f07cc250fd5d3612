const DAY = 24 * 3600

/**
 * How often one may guess in a day (UTC) before pauses begin. The first lasts `first` seconds, each is twice the one
 * before, up to `longest`.
 */
export type GuessLimit = { free: number; first: number; longest: number }

/** Guesses at the password of one account from one network. */
export const NETWORK_LIMIT: GuessLimit = { free: 5, first: 1, longest: 900 }
/**
 * The same from a network that has never signed in to the account, once strangers have guessed {@link ATTACK_THRESHOLD}
 * times at it in a day: 13 in a whole day, and nobody else's guesses delay the first three.
 */
export const UNDER_ATTACK_LIMIT: GuessLimit = { free: 3, first: 60, longest: DAY }
export const ATTACK_THRESHOLD = 100
/** Guesses at one account of all strangers together: 230 networks at the limit under attack stay below the pauses. */
export const STRANGERS_LIMIT: GuessLimit = { free: 3000, first: 1, longest: 30 }
/** Guesses of a device that has signed in before; then it counts as a stranger for the rest of the day. */
export const DEVICE_LIMIT: GuessLimit = { free: 10, first: DAY, longest: DAY }
