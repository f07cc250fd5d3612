import { parsePath } from '@otosafi/editions/routes/parse-path'

import { createScreenLoader } from './create-screen-loader.ts'
import { routerGlobals } from './router-globals.ts'

let load: ((id: string) => boolean) | undefined
let wanted = ''

/**
 * Gets the code of a page of this site ready for the router, with recovery from failures (spec section 9). False where
 * the browser shall open the address itself. In the browser only.
 */
export function loadScreen(url: URL): boolean {
  const route = parsePath(url.pathname)
  if (!route) return false
  wanted = url.href
  load ??= loaderOfBrowser()
  return load(route.key === 'slash' ? route.key : `${route.language}/${route.key}`)
}

function loaderOfBrowser() {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: modules } = routerGlobals()
  return createScreenLoader({
    addressOf: (id) => manifest.routes[id]?.module,
    modules,
    load: (address) => import(/* @vite-ignore */ address),
    isOnline: () => navigator.onLine,
    openDocument: () => location.assign(wanted),
  })
}
