/** The marker cookie of a session, in either of its names, with what it says. */
const MARKER = /(?:^|; *)(?:__Host-)?session=(\w+)/

/** Value of the marker of a session, the same in every session of an account; empty without a session. */
export function markerOfSession(cookies: string): string {
  return MARKER.exec(cookies)?.[1] ?? ''
}

/**
 * Whether a document's cookies have the marker of a session. The server decides what the session may do; this only
 * saves requests that are bound to fail.
 */
export function hasSession(cookies: string): boolean {
  return markerOfSession(cookies) !== ''
}
