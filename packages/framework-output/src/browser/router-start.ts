import { type DocumentData, routerTextOf } from '../data/document-data.ts'

/** The router's globals on `window`: its context, its manifest, and its loaded route modules. */
type RouterGlobals = {
  /** Set by the router's own script, where that starts a page, and by the manifest's file. */
  __reactRouterContext?: { stream?: ReadableStream<Uint8Array> }
  __reactRouterManifest: { version: string; routes: Record<string, { module: string } | undefined> }
  __reactRouterRouteModules: Record<string, unknown>
}

const globals = (): RouterGlobals => globalThis as unknown as RouterGlobals

/**
 * Hands the router what it starts with in a finished page, once the manifest's file was loaded: the modules of the routes
 * that are this page's alone, by their ids, and what their loaders answered.
 */
export function prepareRouter(modules: Readonly<Record<string, unknown>>, data: DocumentData): void {
  const { __reactRouterRouteModules: known, __reactRouterContext: context } = globals()
  Object.assign(known, modules)
  Object.assign(context ?? {}, { stream: new Blob([routerTextOf(data)]).stream() })
}

/** The version of the build that this document is of; it changes with any of its scripts. */
export function buildVersion(): string {
  const { __reactRouterManifest: manifest } = globals()
  return manifest.version
}

/** The loaded route modules by id, and their addresses. */
export function routeModules(): { modules: Record<string, unknown>; addressOf: (id: string) => string | undefined } {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: modules } = globals()
  return { modules, addressOf: (id) => manifest.routes[id]?.module }
}
