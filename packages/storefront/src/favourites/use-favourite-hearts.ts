import { type MouseEvent, useEffect } from 'react'

import { useFavourites } from './favourites-store.ts'

/**
 * Gives life to the hearts of the page (`data-favourite` names the car), those in still HTML too: they show what is in
 * the list, now and whenever list or page change. Answers with the listener for presses, which calls `told` with what
 * became of a car.
 */
export function useFavouriteHearts(told: (added: boolean) => void): (event: MouseEvent) => void {
  useEffect(() => {
    const { read } = useFavourites.getState()
    const stop = useFavourites.subscribe(showHearts)
    const pages = new MutationObserver(showHearts)
    const onStorage = () => read()
    read()
    showHearts()
    pages.observe(document.body, { childList: true, subtree: true })
    window.addEventListener('storage', onStorage)
    return () => {
      stop()
      pages.disconnect()
      window.removeEventListener('storage', onStorage)
    }
  }, [])
  return (event) => {
    const heart = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-favourite]') : null
    const id = heart?.dataset['favourite']
    if (id !== undefined) told(useFavourites.getState().toggle(id))
  }
}

function showHearts(): void {
  const ids = new Set(useFavourites.getState().ids)
  for (const heart of document.querySelectorAll<HTMLElement>('[data-favourite]')) {
    const pressed = String(ids.has(heart.dataset['favourite'] ?? ''))
    if (heart.getAttribute('aria-pressed') !== pressed) heart.setAttribute('aria-pressed', pressed)
  }
}
