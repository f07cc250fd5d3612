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
    if (isNewPage && !isBack) focusHeading()
  }, [pathname, key, isBack])
}

/** Moves the focus to the new page, so that screen readers announce it. Back and forward leave the focus where it is. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading === null) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
