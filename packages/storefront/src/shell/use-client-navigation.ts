import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'

import { afterPaint } from '../navigation/after-paint.ts'
import { loadScreen } from '../navigation/load-screen.ts'
import { rememberLanguage } from '../navigation/remember-language.ts'
import { languageOfDocument, languageOfPath } from '../request/language-of-path.ts'

/**
 * A click listener for the shell: a plain click on a link to a page of this site in the same language becomes client-side
 * navigation. Everything else (other languages and hosts, downloads, new tabs, `data-reload`, places
 * within the page) is left to the browser. `openAuthentication` may open a page over this one instead, and says whether it does.
 */
export function useClientNavigation(openAuthentication: (address: URL) => boolean): (event: MouseEvent) => void {
  const navigate = useNavigate()
  return (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link) return
    if (link.hreflang !== '') rememberLanguage(link.hreflang)
    if (link.target || link.hasAttribute('download') || 'reload' in link.dataset) return
    const url = new URL(link.href, location.href)
    const samePlace = url.pathname === location.pathname && url.search === location.search && url.hash !== ''
    if (url.origin !== location.origin || samePlace) return
    if (languageOfPath(url.pathname) !== languageOfDocument() || !loadScreen(url)) return
    event.preventDefault()
    closeMenus()
    if (openAuthentication(url)) return
    const preventScrollReset = 'keepScroll' in link.dataset
    afterPaint(() => void navigate(url.pathname + url.search + url.hash, { preventScrollReset }))
  }
}

/** Menus are `details` elements: without this they would stay open across pages. */
function closeMenus(): void {
  for (const menu of document.querySelectorAll('details[name="site-menu"][open]')) menu.removeAttribute('open')
}
