/** The session of a signed-in user. */
export type Session = { id: string; userId: string }

/**
 * The tokens of a request, from its Authorization header or, without one, from its cookies. A header holds one token; the
 * operation determines of which kind.
 */
export type Credentials = { from: 'header' | 'cookies'; access: string | null; refresh: string | null }

/** The tokens of a request without any. */
export const NO_CREDENTIALS: Credentials = { from: 'cookies', access: null, refresh: null }

/** A pair of tokens for one session. */
export type Tokens = {
  userId: string
  access: string
  refresh: string
  /** Whether the cookies outlive the browser's session. */
  remembered: boolean
  /** When the session ends. */
  expiresAt: Date
}
