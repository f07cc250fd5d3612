import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/** After client-side navigation does what a browser does for a new document: scroll position, focus, announcement, fonts. */
export function useNewPage(): void {
  const { pathname, hash, key } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop
  const shown = useRef({ pathname, key })
  // A layout effect: before the page is painted or scrolled.
  useLayoutEffect(() => {
    if (shown.current.key === key) return
    const isNewPage = shown.current.pathname !== pathname
    // Sections need their true heights where the page does not start at the top (record 0022).
    if (isNewPage || isBack) document.body.toggleAttribute('data-whole', isBack || hash !== '')
    // The inline script applies web fonts that were loaded too late for the first page (record 0021).
    if (isNewPage) dispatchEvent(new Event('newpage'))
  }, [pathname, hash, key, isBack])
  useEffect(() => {
    if (shown.current.key === key) return
    const isNewPage = shown.current.pathname !== pathname
    shown.current = { pathname, key }
    if (isNewPage && !isBack) focusStart(hash.slice(1))
  }, [pathname, hash, key, isBack])
}

/**
 * Moves the focus to the new page, so that screen readers announce it: to the place that its address names, as browsers do, or
 * its heading. Back and forward leave the focus where it is.
 */
function focusStart(place: string): void {
  const start = document.getElementById(place) ?? document.querySelector<HTMLElement>('main h1')
  if (start === null) return
  // What can be reached by keys stays so.
  start.tabIndex &&= -1
  start.focus({ preventScroll: true })
}
