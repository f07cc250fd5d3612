import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { StoreApi } from 'zustand'

import { recentCars } from '../../features/recent/recent-store.ts'
import type { IdList } from '../../state/create-id-list.ts'
import { favourites } from '../../state/favourites-store.ts'

/** The most cars of a list to choose from. */
export const MAX_OF_LIST = 12

/** Query parameters that name the cars of the device's lists: favourites, and those last seen. */
export const KEPT = 'favourites'
export const SEEN = 'recent'

/**
 * Puts the lists of the device into the address, whose cars the page shows. The favourites of who is signed in are the
 * account's.
 */
export function useDeviceLists(isGuest: boolean): void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const named = new URLSearchParams(search)
    if (named.has(KEPT) || named.has(SEEN)) return
    const query = [...(isGuest ? [part(KEPT, favourites)] : []), part(SEEN, recentCars)].filter((each) => each !== '')
    if (query.length > 0) void navigate(`${pathname}?${query.join('&')}`, { replace: true })
  }, [isGuest, pathname, search, navigate])
}

/** The part of an address that names the cars of a list on the device; empty where there are none. */
function part(name: string, list: StoreApi<IdList>): string {
  list.getState().read()
  const ids = list.getState().ids.slice(0, MAX_OF_LIST)
  return ids.length === 0 ? '' : `${name}=${ids.join(',')}`
}
