/** Retention of visitors' data, as the privacy policy says. */
export const RETENTION = {
  /** Months for requests, bookings, visits, sales and applications. */
  requestMonths: 24,
  /** Days for the notices of payment providers, which name their payers. */
  noticeDays: 30,
  /** Days for addresses of the newsletter that were never confirmed or have left. */
  formerSubscriberDays: 30,
  /** Days for which a link to vote works, and its votes with their names are kept (P-62). */
  pollDays: 60,
  /** Days for the networks from which somebody signed in. */
  networkDays: 90,
  /** Months for which the operator keeps the log of sign-ins and of changes to accounts. */
  securityLogMonths: 12,
} as const
