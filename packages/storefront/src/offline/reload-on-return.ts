import { accountOfSession } from '@otosafi/domain/session/short-account-id'

/**
 * Reloads a page that comes back from the browser's back/forward cache after somebody has signed in or out on another, or in to
 * another account: it still shows the state of before. Pages of an account are kept by no cache.
 */
export function reloadOnReturn(): void {
  let account = ''
  addEventListener('pagehide', () => {
    account = accountOfSession(document.cookie)
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && accountOfSession(document.cookie) !== account) history.go()
  })
}
