/** The ways in which a deposit can be paid everywhere, in the order in which they are named. The team confirms each by hand. */
export const WAYS_TO_PAY = ['showroom', 'transfer'] as const
