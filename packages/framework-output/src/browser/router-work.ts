import type { DataRouter } from 'react-router'

/** What the router is at: the page that it goes to, and what its fetchers send. */
export type RouterWork = Pick<DataRouter['state'], 'navigation' | 'fetchers'>

/**
 * Calls `listener` with what the router is at, and whenever that changes. The router of the browser, which it keeps on `window`; where there is
 * none yet, nothing is ever told. A module of its own, so that first visits do not carry it.
 */
export function watchRouter(listener: (work: RouterWork) => void): void {
  const { __reactRouterDataRouter: router } = globalThis as { __reactRouterDataRouter?: DataRouter }
  if (router === undefined) return
  listener(router.state)
  router.subscribe(listener)
}
