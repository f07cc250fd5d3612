import type { ManifestRoute, RouteManifest } from '../route-manifest.ts'

/**
 * Restores the router's manifest for a document in `language` from what `packages/framework-output/src/bundling/compact-manifest.ts`
 * has encoded. It is compiled on its own when an edition is built, so that the module has this function alone.
 * A line such as `HomePage-h ?@ ls /faqs car=buy/:id` has a module, its sheets (a character for each, the one with the code
 * `firstSheetCode` for the first of `sheets`), the letters of its `flags`, and its routes: `/key=path` is the same in all languages,
 * the address of `key=path` begins with `prefixes[language]`. A path that is left out follows from the key. The first two
 * routes are the root and its shell; every later one is a child of the shell.
 */
export function expandManifest(
  language: string,
  lines: string,
  sheets: string,
  firstSheetCode: number,
  flags: Readonly<Record<string, keyof ManifestRoute>>,
  prefixes: Readonly<Record<string, string>>,
  rest: Omit<RouteManifest, 'routes'>,
): RouteManifest {
  const prefix = prefixes[language]
  const files = sheets.split(' ')
  const routes: RouteManifest['routes'] = {}
  let parentId: string | undefined
  for (const line of lines.split('\n')) {
    const [module, css, letters, ...keys] = line.split(' ') as [string, string, string, ...string[]]
    for (const key of keys) {
      let [id, path] = key.split('=') as [string, string | undefined]
      const route: Record<string, unknown> = {
        parentId,
        module: `/assets/${module}.js`,
        css: [...css].map((character) => `/assets/${files[character.charCodeAt(0) - firstSheetCode]}`),
      }
      for (const letter of letters) route[flags[letter] as string] = true
      if (id[0] === '/') id = id.slice(1)
      else {
        path ??= id.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)
        id = `${language}/${id}`
        if (prefix && path === 'home') {
          path = prefix
          route['index'] = true
          delete route['caseSensitive']
        } else if (prefix) path = `${prefix}/${path}`
      }
      if (path !== undefined) route['path'] = path
      route['id'] = id
      routes[id] = route as ManifestRoute
      if (parentId !== 'shell') parentId = id
    }
  }
  return { ...rest, routes }
}
