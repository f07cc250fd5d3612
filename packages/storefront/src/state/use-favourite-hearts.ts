import { type MouseEvent, useEffect } from 'react'

import { FAVOURITE } from '@otosafi/ui/favourite-button/favourite-name'

import { favourites } from './favourites-store.ts'
import { followControls, showPressed } from './follow-id-list.ts'

const HEART = `button[name=${FAVOURITE}]`

/**
 * Binds the favourite buttons of the page, those in static parts too: they show whether their car is in the list, now and
 * whenever list or page change. Returns the click listener, which keeps their form from being sent and calls `onToggled`
 * with the car.
 */
export function useFavouriteHearts(onToggled: (id: string) => void): (event: MouseEvent) => void {
  useEffect(() => followControls(favourites, { selector: HEART, attribute: 'value' }, showPressed), [])
  return (event) => {
    const heart = event.target instanceof Element ? event.target.closest<HTMLButtonElement>(HEART) : null
    if (heart === null) return
    const id = heart.value
    event.preventDefault()
    favourites.getState().toggle(id)
    onToggled(id)
  }
}
