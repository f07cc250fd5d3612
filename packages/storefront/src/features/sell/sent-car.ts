import type { FormValues } from '../../state/form-state.ts'

/**
 * What script sends: the typed values, and the keys of the photos that were sent ahead, in their order. However often it is
 * sent, its key makes it one request.
 */
export type SentCar = { values: FormValues; photos: readonly string[]; key: string }
