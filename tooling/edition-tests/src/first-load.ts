/** The files of a route in a server build's manifest. */
export type BuiltRoute = { parentId?: string | undefined; module: string; imports?: string[]; css?: string[] }

/** The manifest of a server build. */
export type BuildManifest = { entry: BuiltRoute; routes: Readonly<Record<string, BuiltRoute>> }

/** Bytes that a first visit loads. */
export type FirstLoad = { script: number; css: number }

/** The files that a page's first visit loads, each once. */
type LoadedFiles = { scripts: readonly string[]; sheets: readonly string[] }

/** The entry's files, and the modules and style sheets of the route with all that it lies in. */
export function loadedFiles({ entry, routes }: BuildManifest, id: string): LoadedFiles {
  const parts = [entry, ...branchOf(routes, id)]
  return {
    scripts: [...new Set(parts.flatMap(({ module, imports = [] }) => [module, ...imports]))],
    // A fragment marks sheets that the server inlines.
    sheets: [...new Set(parts.flatMap(({ css = [] }) => css.map((file) => file.replace(/#.*$/, ''))))],
  }
}

/** The files of a page's first visit, in bytes by `sizeOf`. */
export function firstLoad(manifest: BuildManifest, id: string, sizeOf: (file: string) => number): FirstLoad {
  const { scripts, sheets } = loadedFiles(manifest, id)
  const sum = (files: readonly string[]) => files.reduce((total, file) => total + sizeOf(file), 0)
  return { script: sum(scripts), css: sum(sheets) }
}

/** A route and those that it lies in, from itself outward. Throws where there is no such route. */
function branchOf(routes: BuildManifest['routes'], id: string): BuiltRoute[] {
  const route = routes[id]
  if (route === undefined) throw new RangeError(`No route ${id} was built.`)
  return [route, ...(route.parentId === undefined ? [] : branchOf(routes, route.parentId))]
}
