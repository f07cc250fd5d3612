import type { ManifestRoute, RouteManifest } from '../bundling/compact-manifest.ts'

/**
 * Reads the router's manifest back from its compact form, which `packages/framework-output/src/bundling/compact-manifest.ts`
 * writes, for a document in `language`. Compiled on its own when an edition is built: it has no imports. Each of `lines`
 * has a module, its sheets (a character for each, `firstSheet` for the first of `sheets`), the letters of its `flags`, and
 * keys: `/key=path` for what is the same in all languages, `key=path` for pages of the document's language, whose
 * address begins with its own of `prefixes`. These may leave out a path that follows from the key, and home is the prefix
 * alone. The routes that all others hang below come first.
 */
export function unfoldManifest(
  language: string,
  lines: string,
  sheets: string,
  firstSheet: number,
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
        css: [...css].map((character) => `/assets/${files[character.charCodeAt(0) - firstSheet]}`),
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
