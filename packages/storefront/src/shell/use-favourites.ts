import { type MouseEvent, useEffect } from 'react'

import { hasSession } from '@otosafi/domain/session/has-session'

import { useFavouriteHearts } from '../state/use-favourite-hearts.ts'

/** Loaded lazily: in an idle period, or after a heart was pressed. */
const load = () => import('../features/favourites/sync-favourites.ts')
const ignore = () => undefined

/** The favourites of the page: its hearts, and the list of the account where there is a session. Returns the click listener. */
export function useFavourites(): (event: MouseEvent) => void {
  useEffect(() => {
    if (hasSession(document.cookie)) load().then((account) => account.showAccountFavourites(), ignore)
  }, [])
  return useFavouriteHearts((id) => {
    load().then((account) => account.afterPress(id), ignore)
  })
}
