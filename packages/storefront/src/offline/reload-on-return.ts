import { hasSession } from '@otosafi/domain/session/has-session'

/**
 * Reloads a page that comes back from the browser's back/forward cache after somebody has signed in or out on another: it still
 * shows the state of before. Pages of an account are kept by no cache.
 */
export function reloadOnReturn(): void {
  let hadSession = false
  addEventListener('pagehide', () => {
    hadSession = hasSession(document.cookie)
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && hasSession(document.cookie) !== hadSession) location.reload()
  })
}
