import { SHARED_ROUTES } from '../shared-routes.ts'

/** The files of a route in the router's manifest. */
type RouteFiles = { module: string; imports?: readonly string[] | undefined; css?: readonly string[] | undefined }

/** The router's manifest of a build, as far as it names files. */
export type FileManifest = {
  url: string
  entry: { module: string; imports: readonly string[] }
  routes: Readonly<Record<string, RouteFiles | undefined>>
}

/** Addresses of the files that a page is made of. */
export type DocumentFiles = {
  /** Style sheets, in their order. */
  sheets: readonly string[]
  /** The module that starts a page. */
  entry: string
  /** The modules of the page's own routes, by route id. */
  routes: readonly (readonly [id: string, module: string])[]
  /** All other modules that these import; those that every page has are not named, for the manifest's file loads them. */
  imports: readonly string[]
}

/**
 * The files of the page with these routes, outermost first. Where a route has failed, its `errors` are shown in its place, and
 * the routes within it need no style sheets.
 */
export function documentFiles(
  manifest: FileManifest,
  ids: readonly string[],
  errors: Readonly<Record<string, unknown>> | null,
): DocumentFiles {
  const filesOf = (id: string): (RouteFiles & { id: string })[] => {
    const route = manifest.routes[id]
    return route ? [{ ...route, id }] : []
  }
  const failed = ids.findIndex((id) => errors?.[id] !== undefined)
  const shown = failed === -1 ? ids : ids.slice(0, failed + 1)
  const routes = ids.flatMap(filesOf)
  const own = routes.filter(({ id }) => !SHARED_ROUTES.includes(id))
  const named = new Set([manifest.entry.module, ...routes.map(({ module }) => module)])
  const imports = [manifest.url, ...manifest.entry.imports, ...routes.flatMap((route) => route.imports ?? [])]
  return {
    // A sheet that lazy parts need too is written with an empty fragment.
    sheets: unique(shown.flatMap(filesOf).flatMap(({ css = [] }) => css.map((sheet) => sheet.replace('#', '')))),
    entry: manifest.entry.module,
    routes: own.map(({ id, module }) => [id, module] as const),
    imports: unique(imports).filter((path) => !named.has(path)),
  }
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)]
}
