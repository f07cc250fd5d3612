/** A route as the router's manifest describes it. */
export type ManifestRoute = {
  id: string
  parentId?: string
  path?: string
  index?: boolean
  caseSensitive?: boolean
  module: string
  imports?: string[]
  css?: string[]
  hasAction?: boolean
  hasLoader?: boolean
  hasClientLoader?: boolean
  hasDefaultExport?: boolean
  hasErrorBoundary?: boolean
}

/** The router's manifest: each route with its files. */
export type RouteManifest = {
  entry: { module: string; imports: string[]; css: string[] }
  routes: Record<string, ManifestRoute>
  version: string
}
