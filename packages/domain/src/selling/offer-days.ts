/** How long an offer is good, days. By itself, so that a page that says so loads nothing else of sales. */
export const OFFER_DAYS = 7
