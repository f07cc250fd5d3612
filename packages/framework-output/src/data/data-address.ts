/** What the router puts behind a page’s address when it asks for the data alone. Behind a slash it has a name, which was another before. */
const DATA = /\/?(?:_root|_)?\.data$/

/** Whether an address asks for a page's data alone, as the router writes it, and not for its document. */
export function isForData(url: URL | string): boolean {
  return new URL(url).pathname.endsWith('.data')
}

/** The path of a page, for its own path or for that of its data. */
export function pagePathOf(path: string): string {
  return path.endsWith('.data') ? path.replace(DATA, '') || '/' : path
}
