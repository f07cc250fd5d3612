import { accountOfSession } from '@otosafi/domain/session/short-account-id'

import { PAGE_CACHE } from './device-storage.ts'

/** Local storage: the short id of the account whose pages may be among those that are kept. */
const OF_SESSION = 'kept-in-session'

/** Removes the pages that were kept in a session that has ended since, also where another account's has begun. */
export async function forgetAfterSession(): Promise<void> {
  const present = accountOfSession(document.cookie)
  const before = localStorage.getItem(OF_SESSION)
  if (before !== null && before !== present) {
    await caches.delete(PAGE_CACHE)
    localStorage.removeItem(OF_SESSION)
  }
  if (present !== '') localStorage.setItem(OF_SESSION, present)
}
