/** Whether an address asks for a page's data alone, as the router writes it, and not for its document. */
export function isForData(url: URL | string): boolean {
  return new URL(url).pathname.endsWith('.data')
}
