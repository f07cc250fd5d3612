/** The routes that contain every page. Their modules are loaded by the manifest's file, so that no page names them. */
export const SHARED_ROUTES: readonly string[] = ['root', 'shell']

/** The files of a route in the router's manifest. */
type RouteFiles = { module: string; imports?: readonly string[] | undefined; css?: readonly string[] | undefined }

/** The router's manifest of a build, or its part for one page, as far as it names files. */
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

/** The files of the page whose routes, outermost first, are those of `manifest`. */
export function documentFiles({ url, entry, routes }: FileManifest): DocumentFiles {
  const all = Object.entries(routes).flatMap(([id, route]) => (route ? [{ ...route, id }] : []))
  const own = all.filter(({ id }) => !SHARED_ROUTES.includes(id))
  const named = new Set([entry.module, ...all.map(({ module }) => module)])
  const imports = new Set([url, ...entry.imports, ...all.flatMap((route) => route.imports ?? [])])
  return {
    // A sheet that lazy parts need too is written with an empty fragment.
    sheets: [...new Set(all.flatMap(({ css = [] }) => css.map((sheet) => sheet.replace('#', ''))))],
    entry: entry.module,
    routes: own.map(({ id, module }) => [id, module] as const),
    imports: [...imports].filter((path) => !named.has(path)),
  }
}
