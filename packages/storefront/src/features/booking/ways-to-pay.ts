import { edition } from '#edition'

/**
 * The ways in which a deposit can be paid without a provider, in the order in which they are named. The team confirms
 * each by hand.
 */
export const WAYS_TO_PAY =
  edition.booking.account === null ? (['showroom'] as const) : (['showroom', 'transfer'] as const)
