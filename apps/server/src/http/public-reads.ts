import type { Operation } from '../contract/operations.ts'

const MINUTE = 60_000

/** Query parameters whose values are ordered; for all others, order makes no difference. */
const ORDERED: ReadonlySet<string> = new Set(['id'])

/** Cache-Control of a public read for browsers and proxies. */
export const PUBLIC_CACHING = 'public, max-age=30, stale-while-revalidate=300'
export const PUBLIC_VARY = 'Accept-Language, Host, Accept-Encoding'

/** The Cache-Status header of an answer that is stale because a fresh one is not available (RFC 9211). */
export const STALE_HEADER = 'cache-status'
export const STALE_HEADERS = {
  [STALE_HEADER]: 'otosafi; fwd=stale; fwd-status=503',
  'cache-control': 'public, max-age=0, must-revalidate',
}

/** The canonical form of a request: operation, language and query, with values sorted where their order makes no difference. */
export function questionOf(
  { id }: Pick<Operation, 'id'>,
  input: { query: Readonly<Record<string, unknown>>; path: Readonly<Record<string, unknown>> },
  language: string,
): string {
  const values = Object.entries({ ...input.query, ...input.path })
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => [name, Array.isArray(value) && !ORDERED.has(name) ? inOneOrder(value) : value])
  return JSON.stringify([id, language, values])
}

/** The part of the cache key that depends on time: the minute, where the answer changes by itself, else nothing. */
export function minuteOf({ caching }: Pick<Operation, 'caching'>, now: number): string {
  return caching === 'minute' ? Math.floor(now / MINUTE).toString(36) : ''
}

function inOneOrder(values: readonly unknown[]): string[] {
  return [...new Set(values.map(String))].sort()
}
