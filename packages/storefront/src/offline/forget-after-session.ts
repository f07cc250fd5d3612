import { hasSession } from '@otosafi/domain/session/has-session'

import { KEPT } from './kept-places.ts'

/** Local storage: set while what is kept may be an account's. */
const OF_SESSION = 'kept-in-session'

/** Removes the pages that were kept in a session that has ended since. */
export async function forgetAfterSession(): Promise<void> {
  if (hasSession(document.cookie)) localStorage.setItem(OF_SESSION, '1')
  else if (localStorage.getItem(OF_SESSION) !== null) {
    await caches.delete(KEPT)
    localStorage.removeItem(OF_SESSION)
  }
}
