import { parsePath } from '@otosafi/editions/routes/parse-path'
import { routeModules } from '@otosafi/framework-output/browser/router-start'

import { createScreenLoader } from './create-screen-loader.ts'

let load: ((id: string) => boolean) | undefined
let wanted = ''

/**
 * Loads the code of a page for the router, with recovery from failures (P-10). False where the browser should open the
 * address itself. In the browser only.
 */
export function loadScreen(url: URL): boolean {
  const route = parsePath(url.pathname)
  if (!route) return false
  wanted = url.href
  load ??= loaderOfBrowser()
  return load(route.key === 'slash' ? route.key : `${route.language}/${route.key}`)
}

function loaderOfBrowser() {
  return createScreenLoader({
    ...routeModules(),
    load: (address) => import(/* @vite-ignore */ address),
    isOnline: () => navigator.onLine,
    openDocument: () => location.assign(wanted),
  })
}
