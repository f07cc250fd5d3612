import { hasSession } from '@otosafi/domain/session/has-session'

import { createIdList } from './create-id-list.ts'

/** The most favourites of a guest: as many as one request to the API may name. */
export const MAX_FAVOURITES = 50

/** Where the device has what a guest keeps. */
export const DEVICE_LIST = { key: 'favourites', most: MAX_FAVOURITES }

/** Where it has which cars the account keeps, as long as there is a session. */
const ACCOUNT_LIST = { key: 'account-favourites', most: 500 }

function place(): typeof DEVICE_LIST {
  if (hasSession(document.cookie)) return ACCOUNT_LIST
  try {
    // Nothing of an account stays after its session.
    localStorage.removeItem(ACCOUNT_LIST.key)
  } catch {
    // Storage refused: nothing is there.
  }
  return DEVICE_LIST
}

/**
 * The visitor's favourite cars (P-33): those of the device, or what is known of the account's while there is a session.
 * The list updates optimistically; the account follows (`features/favourites/sync-favourites.ts`).
 */
export const favourites = createIdList({
  get key() {
    return place().key
  },
  get most() {
    return hasSession(document.cookie) ? ACCOUNT_LIST.most : MAX_FAVOURITES
  },
})
