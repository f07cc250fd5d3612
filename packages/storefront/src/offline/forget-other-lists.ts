import { LISTS_OF_ACCOUNTS, listOfAccount } from './kept-places.ts'

/** Removes which cars other accounts keep than the one that is signed in, as an earlier version of the site left them, too. */
export function forgetOtherLists(): void {
  try {
    const own = listOfAccount()
    for (const key of Object.keys(localStorage))
      if (key.startsWith(LISTS_OF_ACCOUNTS) && key !== own) localStorage.removeItem(key)
  } catch {
    // Storage refused: there are none.
  }
}
