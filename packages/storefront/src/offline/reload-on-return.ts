import { markOfSession } from '@otosafi/domain/session/account-mark'

/**
 * Reloads a page that comes back from the browser's back/forward cache after somebody has signed in or out on another, or in to
 * another account: it still shows the state of before. Pages of an account are kept by no cache.
 */
export function reloadOnReturn(): void {
  let account = ''
  addEventListener('pagehide', () => {
    account = markOfSession(document.cookie)
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && markOfSession(document.cookie) !== account) history.go()
  })
}
