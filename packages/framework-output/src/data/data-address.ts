/**
 * The suffix that the router appends to a page’s address to request its data alone. After a trailing slash it has a name:
 * `_`, or `_root` in earlier versions.
 */
const DATA = /\/?(?:_root|_)?\.data$/

/** Whether an address asks for a page's data alone, as the router writes it, and not for its document. */
export function isForData(url: URL | string): boolean {
  return new URL(url).pathname.endsWith('.data')
}

/** The path of a page, for its own path or for that of its data. */
export function pagePathOf(path: string): string {
  return path.endsWith('.data') ? path.replace(DATA, '') || '/' : path
}
