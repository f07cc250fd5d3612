/** The router's suffix for data alone; after a trailing slash it has a name: `_`, or `_root` in earlier versions. */
const DATA = /\/?(?:_root|_)?\.data$/

/** The path of a page, for its own path or for that of its data. A module of its own, so that first visits do not load it. */
export function pagePathOf(path: string): string {
  return path.endsWith('.data') ? path.replace(DATA, '') || '/' : path
}
