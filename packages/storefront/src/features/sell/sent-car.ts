import type { FormValues } from '../../state/form-state.ts'

/**
 * The request that script sends: the typed values, and the keys of the photos that were uploaded before, in their order.
 * `key` is its idempotency key.
 */
export type SentCar = { values: FormValues; photos: readonly string[]; key: string }
