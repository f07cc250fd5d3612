/** How often new cars of a saved search are reported: once an hour at most, or on a fixed day and hour. */
export const ALERT_FREQUENCIES = ['instant', 'daily', 'weekly'] as const
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number]

/** How alerts are sent. */
export type AlertChannel = 'email' | 'phone'

/** The news of a favourite that are reported: it became cheaper, or is for sale again. */
export type FavouriteNews = 'priceFell' | 'backOnSale'

/** The most saved searches of one user. */
export const MAX_SAVED_SEARCHES = 20
/** The longest name of a saved search, in characters. */
export const MAX_SEARCH_NAME = 60

/** Whether alerts may be sent so often in this way: a text message is for single cars, not for the digest of a week. */
export function canAlert(frequency: AlertFrequency, channel: AlertChannel): boolean {
  return channel === 'email' || frequency !== 'weekly'
}
