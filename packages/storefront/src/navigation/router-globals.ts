/** What the router keeps in the open: what it starts with, addresses of its routes' modules, and those that are loaded. */
type RouterGlobals = {
  __reactRouterContext: { stream?: ReadableStream<Uint8Array> }
  __reactRouterManifest: { routes: Record<string, { module: string } | undefined> }
  __reactRouterRouteModules: Record<string, unknown>
}

/** The router's own globals. In the browser only. */
export function routerGlobals(): RouterGlobals {
  return globalThis as unknown as RouterGlobals
}
