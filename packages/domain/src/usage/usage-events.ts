/** Usage events, counted with the visitor's consent (P-39): page views, and actions on a page. */
export const USAGE_EVENTS = ['pageSeen', 'search', 'carSeen', 'bookingBegun', 'requestSent'] as const
export type UsageEvent = (typeof USAGE_EVENTS)[number]
