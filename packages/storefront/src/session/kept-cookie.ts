/** Something that stays of a deleted account, and why. */
export type Kept = { what: string; why: string }

const NAME = 'kept'
/** Long enough to be read, and to load the page again. */
const SECONDS = 600
/** Browsers keep 4,096 bytes of a cookie with its name. */
const MAX_LENGTH = 3800

/**
 * The cookie that passes the data that stay to the page after an account's deletion: an address with them could be
 * forged. Where it is too much for a cookie, the last things are named without their reasons.
 */
export function keptCookie(kept: readonly Kept[], { pathname, protocol }: Pick<URL, 'pathname' | 'protocol'>): string {
  const pairs = kept.map(({ what, why }) => [what, why] as [what: string, why: string])
  const value = () => encodeURIComponent(JSON.stringify(pairs))
  for (const pair of pairs.toReversed()) if (value().length > MAX_LENGTH) pair[1] = ''
  const secure = protocol === 'https:' ? '; Secure' : ''
  return `${NAME}=${value()}; Path=${pathname}; Max-Age=${SECONDS}; HttpOnly; SameSite=Lax${secure}`
}

/** The data that stay, from the cookie of a request; null without one: no account was deleted a moment ago. */
export function readKept(header: string | null): Kept[] | null {
  const value = /(?:^|;\s*)kept=([^;]+)/.exec(header ?? '')?.[1]
  if (value === undefined) return null
  try {
    const pairs: unknown = JSON.parse(decodeURIComponent(value))
    return Array.isArray(pairs) ? pairs.flatMap(keptOf) : null
  } catch {
    return null
  }
}

function keptOf(pair: unknown): Kept[] {
  const [what, why] = Array.isArray(pair) ? (pair as unknown[]) : []
  return typeof what === 'string' && typeof why === 'string' ? [{ what, why }] : []
}
