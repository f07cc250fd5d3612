/** A record that is retained after an account's deletion, and why. */
export type RetainedItem = { what: string; why: string }

const NAME = 'kept'
/** Long enough to read the page and reload it. */
const SECONDS = 600
/** Browsers store 4,096 bytes of a cookie with its name. */
const MAX_LENGTH = 3800

/**
 * The cookie that passes retained data to the page after an account's deletion: an address with them could be forged. Where they are
 * too long for a cookie, the last records come without their reasons.
 */
export function retainedDataCookie(
  items: readonly RetainedItem[],
  { pathname, protocol }: Pick<URL, 'pathname' | 'protocol'>,
): string {
  const pairs = items.map(({ what, why }) => [what, why] as [what: string, why: string])
  const value = () => encodeURIComponent(JSON.stringify(pairs))
  for (const pair of pairs.toReversed()) if (value().length > MAX_LENGTH) pair[1] = ''
  const secure = protocol === 'https:' ? '; Secure' : ''
  return `${NAME}=${value()}; Path=${pathname}; Max-Age=${SECONDS}; HttpOnly; SameSite=Lax${secure}`
}

/** The retained data from the cookie of a request; null without one, where no account was just deleted. */
export function readRetainedData(header: string | null): RetainedItem[] | null {
  const value = /(?:^|;\s*)kept=([^;]+)/.exec(header ?? '')?.[1]
  if (value === undefined) return null
  try {
    const pairs: unknown = JSON.parse(decodeURIComponent(value))
    return Array.isArray(pairs) ? pairs.flatMap(itemOf) : null
  } catch {
    return null
  }
}

function itemOf(pair: unknown): RetainedItem[] {
  const [what, why] = Array.isArray(pair) ? (pair as unknown[]) : []
  return typeof what === 'string' && typeof why === 'string' ? [{ what, why }] : []
}
