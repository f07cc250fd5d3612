import { markerOfSession } from '@otosafi/domain/session/has-session'

import type { ACCOUNT_LISTS } from '../state/favourites-store.ts'

/** The cache of pages that a visitor has seen, and of their pictures. It outlives deploys. */
export const PAGE_CACHE = 'kept'

/** The prefix of the names of caches with the files of a deploy; its version follows. */
export const SITE_CACHE = 'site-'

/** The file name of the offline page: `/fr/offline.html`. */
export const OFFLINE_FILE = '/offline.html'

/** The script of that page. */
export const OFFLINE_SCRIPT = '/offline-page.js'

/** Headers of a cached page: its title, percent-encoded, and the address of its lead picture. */
export const CACHED_PAGE_HEADERS = { title: 'x-kept-title', picture: 'x-kept-picture' } as const

/** Keys in local storage of a visitor's lists of cars. */
export const DEVICE_LISTS = { favourites: 'favourites', compared: 'compare', recent: 'recent' } as const

/** The prefix of the keys in local storage of accounts' favourites. */
export const ACCOUNT_LISTS_PREFIX: typeof ACCOUNT_LISTS = 'account-favourites'

/** The key of the signed-in account's favourites; without a session, one under which nothing is stored. */
export function listOfAccount(): string {
  return `${ACCOUNT_LISTS_PREFIX}-${markerOfSession(document.cookie)}`
}

/** The ids in a list of this device, favourites with the account's; none where storage is refused or invalid. */
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
