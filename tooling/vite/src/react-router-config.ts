import type { Config } from '@react-router/dev/config'

/**
 * How every edition is built: rendered on the server, its whole route manifest in one immutable file of its own, and
 * each page in one file: loaders of the browser are too small to be worth a request.
 */
export const reactRouterConfig: Config = {
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: false,
}
