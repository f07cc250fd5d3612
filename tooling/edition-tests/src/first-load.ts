/** The files of a route in a server build's manifest. */
export type BuiltRoute = { parentId?: string | undefined; module: string; imports?: string[]; css?: string[] }

/** The manifest of a server build. */
export type BuildManifest = { entry: BuiltRoute; routes: Readonly<Record<string, BuiltRoute>> }

/** Bytes that a first visit loads. */
export type FirstLoad = { script: number; css: number }

/**
 * What a page's first visit loads, in bytes as `sizeOf` counts a file's: the entry, and the modules and style sheets of
 * the route with all that it lies in. A file that several of them name is loaded once.
 */
export function firstLoad({ entry, routes }: BuildManifest, id: string, sizeOf: (file: string) => number): FirstLoad {
  const parts = [entry, ...branchOf(routes, id)]
  const sum = (files: readonly string[]) => [...new Set(files)].reduce((total, file) => total + sizeOf(file), 0)
  return {
    script: sum(parts.flatMap(({ module, imports = [] }) => [module, ...imports])),
    // A fragment marks sheets that the server inlines.
    css: sum(parts.flatMap(({ css = [] }) => css.map((file) => file.replace(/#.*$/, '')))),
  }
}

/** A route and those that it lies in, from itself outward. Throws where there is no such route. */
function branchOf(routes: BuildManifest['routes'], id: string): BuiltRoute[] {
  const route = routes[id]
  if (route === undefined) throw new RangeError(`No route ${id} was built.`)
  return [route, ...(route.parentId === undefined ? [] : branchOf(routes, route.parentId))]
}
