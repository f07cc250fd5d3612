import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/** Begins what was reached without a reload, a page or another state of one, as a browser begins a document. */
export function useNewPage(): void {
  const { pathname, hash, key } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop
  const shown = useRef({ pathname, key })
  // Before it is painted, and before it is scrolled.
  useLayoutEffect(() => {
    if (shown.current.key === key) return
    const isNewPage = shown.current.pathname !== pathname
    // What is far from the screen needs its true height where one does not begin at the top (record 0022).
    if (isNewPage || isBack) document.body.toggleAttribute('data-whole', isBack || hash !== '')
    // The document's own script takes fonts that came too late for the first page.
    if (isNewPage) dispatchEvent(new Event('newpage'))
  }, [pathname, hash, key, isBack])
  useEffect(() => {
    if (shown.current.key === key) return
    const isNewPage = shown.current.pathname !== pathname
    shown.current = { pathname, key }
    if (isNewPage && !isBack) focusHeading()
  }, [pathname, key, isBack])
}

/** A screen reader says where one is, and keys go on from there. Back and forward leave the focus where it is. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading === null) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
