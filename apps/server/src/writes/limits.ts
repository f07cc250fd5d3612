import type { OperationId } from '../contract/document.ts'

/** How often one address may do something in a stretch of time. */
export type Limit = { times: number; seconds: number }

const HOUR = 3600

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
  // Mail providers follow the one-click links of all their users from few addresses.
  unsubscribe: { times: 1000, seconds: HOUR },
}
