import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { StoreApi } from 'zustand'

import { recentCars } from '../../features/recent/recent-store.ts'
import type { IdList } from '../../state/create-id-list.ts'
import { favourites } from '../../state/favourites-store.ts'

/** The most cars of a list to choose from. */
export const MAX_OF_LIST = 12

/** Query parameters with the ids of the device's lists of cars. */
export const FAVOURITES = 'favourites'
export const RECENT = 'recent'

/** Puts the device's lists into the address, whose cars the page shows; a signed-in visitor's favourites come from the account. */
export function useDeviceLists(isGuest: boolean): void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const named = new URLSearchParams(search)
    if (named.has(FAVOURITES) || named.has(RECENT)) return
    const query = [...(isGuest ? [part(FAVOURITES, favourites)] : []), part(RECENT, recentCars)].filter(
      (each) => each !== '',
    )
    if (query.length > 0) void navigate(`${pathname}?${query.join('&')}`, { replace: true })
  }, [isGuest, pathname, search, navigate])
}

/** The part of an address that names the cars of a list on the device; empty where there are none. */
function part(name: string, list: StoreApi<IdList>): string {
  list.getState().read()
  const ids = list.getState().ids.slice(0, MAX_OF_LIST)
  return ids.length === 0 ? '' : `${name}=${ids.join(',')}`
}
