/** Validity of an offer, days. A module of its own, so that a page that shows it loads nothing else of sales. */
export const OFFER_DAYS = 7
