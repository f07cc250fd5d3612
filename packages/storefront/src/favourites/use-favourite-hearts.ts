import { type MouseEvent, useEffect } from 'react'

import { followControls, showPressed } from '../state/follow-id-list.ts'
import { favourites } from './favourites-store.ts'

/**
 * Gives life to the hearts of the page (`data-favourite` names the car), those in still HTML too: they show what is in
 * the list, now and whenever list or page change. Answers with the listener for presses, which calls `told` with what
 * became of a car.
 */
export function useFavouriteHearts(told: (added: boolean) => void): (event: MouseEvent) => void {
  useEffect(() => followControls(favourites, 'favourite', showPressed), [])
  return (event) => {
    const heart = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-favourite]') : null
    const id = heart?.dataset['favourite']
    if (id !== undefined) told(favourites.getState().toggle(id))
  }
}
