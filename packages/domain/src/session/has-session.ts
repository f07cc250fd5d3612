/** The marker cookie of a session, in either of its names. */
const MARKER = /(?:^|; *)(?:__Host-)?session=\w/

/**
 * Whether a document's cookies have the marker of a session. The server decides what the session may do; this only
 * saves requests that are bound to fail.
 */
export function hasSession(cookies: string): boolean {
  return MARKER.test(cookies)
}
