import { hasSession, markerOfSession } from '@otosafi/domain/session/has-session'

import { createIdList } from './create-id-list.ts'

/** The most favourites of a guest: as many as one request to the API may name. */
export const MAX_FAVOURITES = 50

/** Where the device has what a guest keeps. */
export const DEVICE_LIST = { key: 'favourites', most: MAX_FAVOURITES }

/** Where it has which cars an account keeps: its mark follows, so that no other account on the device is shown them. */
export const ACCOUNT_LISTS = 'account-favourites'

/** The most favourites of an account. */
const MAX_OF_ACCOUNT = 500

/**
 * The visitor's favourite cars (P-33): those of the device, or what is known of the account's while there is a session.
 * The list updates optimistically; the account follows (`features/favourites/sync-favourites.ts`).
 */
export const favourites = createIdList({
  get key() {
    const account = markerOfSession(document.cookie)
    return account === '' ? DEVICE_LIST.key : `${ACCOUNT_LISTS}-${account}`
  },
  get most() {
    return hasSession(document.cookie) ? MAX_OF_ACCOUNT : MAX_FAVOURITES
  },
})
