import { markerOfSession } from '@otosafi/domain/session/has-session'

import type { ACCOUNT_LISTS } from '../state/favourites-store.ts'

/** The cache of pages that a visitor has seen, and of their pictures. It outlives deploys. */
export const KEPT = 'kept'

/** The prefix of the names of caches with the files of a deploy; its version follows. */
export const SITE_CACHE = 'site-'

/** The last part of the address of the page that is shown where there is no connection: `/fr/offline.html`. */
export const OFFLINE_FILE = '/offline.html'

/** The script of that page. */
export const OFFLINE_SCRIPT = '/offline-page.js'

/** Headers of a kept page: its title, percent-encoded, and the address of its lead picture. */
export const KEPT_HEADERS = { title: 'x-kept-title', picture: 'x-kept-picture' } as const

/** Lists of cars in local storage, by what they are called here. */
export const DEVICE_LISTS = { favourites: 'favourites', compared: 'compare', recent: 'recent' } as const

/** How the names of the lists begin that are an account's. */
export const LISTS_OF_ACCOUNTS: typeof ACCOUNT_LISTS = 'account-favourites'

/** The list of the account that is signed in to; its name is nobody's where there is no session. */
export function listOfAccount(): string {
  return `${LISTS_OF_ACCOUNTS}-${markerOfSession(document.cookie)}`
}

/** The ids in a list of local storage, with those of the account for the favourites; none where it is broken or refused. */
export function idsOfList(list: keyof typeof DEVICE_LISTS): readonly string[] {
  const keys: readonly string[] = list === 'favourites' ? [DEVICE_LISTS[list], listOfAccount()] : [DEVICE_LISTS[list]]
  return keys.flatMap((key) => {
    try {
      const ids: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
      return Array.isArray(ids) ? ids.map(String) : []
    } catch {
      return []
    }
  })
}
