import type { Config } from '@react-router/dev/config'

/** How every edition is built: rendered on the server, its whole route manifest in one immutable file of its own. */
export const reactRouterConfig: Config = {
  ssr: true,
  routeDiscovery: { mode: 'initial' },
}
