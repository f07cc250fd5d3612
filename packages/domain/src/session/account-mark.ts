/** So many signs of its id tell an account from others of the same browser. */
const SIGNS = 8

/** The marker cookie of a session, in either of its names, with the mark of its account. */
const MARKER = /(?:^|; *)(?:__Host-)?session=(\w{8})/

/** The mark of an account, by which a page, its forms and the session's marker cookie say whose they are. */
export function accountMark(id: string): string {
  return id.slice(0, SIGNS)
}

/** The mark of the account whose session a document's cookies have; empty without a session. */
export function markOfSession(cookies: string): string {
  return MARKER.exec(cookies)?.[1] ?? ''
}
