import type { DataRouter } from 'react-router'

/** The router's pending work: its navigation, and the submissions of its fetchers. */
export type RouterWork = Pick<DataRouter['state'], 'navigation' | 'fetchers'>

/**
 * Calls `listener` with the router's pending work now and on every change, then with the keys of the fetchers whose part of
 * the page is gone. The router is the one that React Router keeps on `window`; without one, `listener` is never called. A
 * module of its own, so that first visits do not load it.
 */
export function watchRouter(listener: (work: RouterWork, deleted?: { deletedFetchers: readonly string[] }) => void) {
  const { __reactRouterDataRouter: router } = globalThis as { __reactRouterDataRouter?: DataRouter }
  if (router === undefined) return
  listener(router.state)
  router.subscribe(listener)
}
