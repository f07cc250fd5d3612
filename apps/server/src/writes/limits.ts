import type { OperationId } from '../contract/document.ts'

/** How often one address may do something in a stretch of time. */
export type Limit = { times: number; seconds: number }

const HOUR = 3600

/** How often one may guess before pauses begin; each is twice the one before, up to the longest (seconds). */
export type Pace = { free: number; longest: number }

/** Guesses at the password of one account from one network. */
export const GUESSES_FROM_ONE_PLACE: Pace = { free: 5, longest: 900 }
/** Guesses at the password of one account from anywhere: slow for a thousand machines, and its owner still gets in. */
export const GUESSES_FROM_ANYWHERE: Pace = { free: 100, longest: 30 }

/**
 * The limits of operations for each client address. They leave room for the many people that mobile networks put
 * behind one address. An operation that is not here has none.
 */
export const LIMITS: Readonly<Partial<Record<OperationId, Limit>>> = {
  createQuestion: { times: 40, seconds: HOUR },
  createCallback: { times: 40, seconds: HOUR },
  createWantedCar: { times: 40, seconds: HOUR },
  createContactQuery: { times: 40, seconds: HOUR },
  createSubscriber: { times: 40, seconds: HOUR },
  confirmSubscriber: { times: 60, seconds: HOUR },
  login: { times: 300, seconds: HOUR },
  refreshToken: { times: 10_000, seconds: HOUR },
  // Mail providers follow the one-click links of all their users from few addresses.
  unsubscribe: { times: 1000, seconds: HOUR },
}
