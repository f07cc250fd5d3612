/** The session of somebody who is signed in. */
export type Session = { id: string; userId: string }

/**
 * The tokens that a request brings, from its Authorization header or, where there is none, from its cookies. A header
 * holds one token; what it is good for is for the operation to say.
 */
export type Credentials = { from: 'header' | 'cookies'; access: string | null; refresh: string | null }

/** What a request brings that brings nothing. */
export const NO_CREDENTIALS: Credentials = { from: 'cookies', access: null, refresh: null }

/** A pair of tokens for one session. */
export type Tokens = {
  access: string
  refresh: string
  /** Whether the browser keeps them when it is closed. */
  remembered: boolean
  /** When the session ends, whatever happens. */
  expiresAt: Date
}
