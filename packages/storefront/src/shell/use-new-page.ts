import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/** Begins a page that was reached without a reload as a browser begins one of its own. */
export function useNewPage(): void {
  const { pathname, hash } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop
  const shown = useRef(pathname)
  useLayoutEffect(() => {
    if (shown.current !== pathname) layOut(isBack || hash !== '')
  }, [pathname, hash, isBack])
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (!isBack) focusHeading()
  }, [pathname, isBack])
}

/**
 * Before the page is painted: sections that are far from the screen have their true heights at once (`isWhole`) where the
 * page does not begin at its top (record 0022), and the document's own script is told (`newpage`), which takes fonts that
 * came too late for the first page.
 */
function layOut(isWhole: boolean): void {
  document.body.toggleAttribute('data-whole', isWhole)
  dispatchEvent(new Event('newpage'))
}

/** A screen reader says where one is, and keys go on from there. Back and forward leave the focus where it is. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading === null) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
