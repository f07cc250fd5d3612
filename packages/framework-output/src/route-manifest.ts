import type { UNSAFE_AssetsManifest as AssetsManifest } from 'react-router'

type EntryRoute = NonNullable<AssetsManifest['routes'][string]>

/** A route as the router's manifest describes it; what is off may be left out. */
export type ManifestRoute = Partial<EntryRoute> & Pick<EntryRoute, 'id' | 'module'> & { hasDefaultExport?: boolean }

/** The router's manifest: each route with its files. */
export type RouteManifest = Pick<AssetsManifest, 'entry' | 'version'> & { routes: Record<string, ManifestRoute> }
