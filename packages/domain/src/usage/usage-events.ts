/** What is counted where visitors agreed to it (P-39): that a page was seen, and what was done there. */
export const USAGE_EVENTS = ['pageSeen', 'search', 'carSeen', 'bookingBegun', 'requestSent'] as const
export type UsageEvent = (typeof USAGE_EVENTS)[number]
