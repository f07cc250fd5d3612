import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/**
 * Puts the focus on the heading of a page that was reached without a reload, as a browser begins a page of its own at its
 * top: a screen reader says where one is, and keys go on from there. Back and forward leave it where it is.
 */
export function usePageFocus(): void {
  const { pathname } = useLocation()
  const kind = useNavigationType()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const heading = document.querySelector<HTMLElement>('main h1')
    if (kind === NavigationType.Pop || heading === null) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname, kind])
}
