import { ACCOUNT_LISTS_PREFIX, listOfAccount } from './device-storage.ts'

/** Removes the favourites of accounts other than the signed-in one, also those that an earlier version of the site left. */
export function forgetOtherLists(): void {
  try {
    const own = listOfAccount()
    for (const key of Object.keys(localStorage))
      if (key.startsWith(ACCOUNT_LISTS_PREFIX) && key !== own) localStorage.removeItem(key)
  } catch {
    // Storage refused: there are none.
  }
}
