import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Tells the document's own script (`newpage`) of a page that was reached without a reload, before it is painted: fonts
 * that came too late for the first page are taken then, when everything is laid out in any case.
 */
export function useNewPageEvent(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    dispatchEvent(new Event('newpage'))
  }, [pathname])
}
