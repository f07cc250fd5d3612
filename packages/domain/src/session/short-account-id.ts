/** How many characters of its id tell an account from others of the same browser. */
const LENGTH = 8

/** The marker cookie of a session, in either of its names, with the short id of its account. */
const MARKER = /(?:^|; *)(?:__Host-)?session=(\w{8})/

/** The beginning of an account's id, by which a page, its forms and the session's marker cookie say whose they are. */
export function shortAccountId(id: string): string {
  return id.slice(0, LENGTH)
}

/** The short id of the account whose session a document's cookies have; empty without a session. */
export function accountOfSession(cookies: string): string {
  return MARKER.exec(cookies)?.[1] ?? ''
}
