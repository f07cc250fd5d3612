import type { OperationId, OperationSpec } from '../contract/document.ts'

/** Reads whose answers also change by themselves, so that they are new every minute: views of today. */
const BY_THE_MINUTE: ReadonlySet<OperationId> = new Set<OperationId>(['getCar'])
const MINUTE = 60_000

/** Query parameters whose values are answered in their order; of all others the order means nothing. */
const ORDERED: ReadonlySet<string> = new Set(['id'])

/** How long browsers and proxies may keep a public read. */
export const PUBLIC_CACHING = 'public, max-age=30, stale-while-revalidate=300'
export const PUBLIC_VARY = 'Accept-Language, Host, Accept-Encoding'

/** Whether an operation is a read that is the same for everybody. */
export function isPublicRead(operation: OperationSpec): boolean {
  return operation.method === 'GET' && operation.guard === 'open'
}

/**
 * What an answer depends on besides the version of the edition's data: operation, language, and the question, with its
 * values in one order where theirs means nothing.
 */
export function questionOf(
  operation: OperationSpec,
  input: { query: Readonly<Record<string, unknown>>; path: Readonly<Record<string, unknown>> },
  language: string,
  now: number,
): string {
  const values = Object.entries({ ...input.query, ...input.path })
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => [name, Array.isArray(value) && !ORDERED.has(name) ? inOneOrder(value) : value])
  const minute = BY_THE_MINUTE.has(operation.id) ? Math.floor(now / MINUTE) : 0
  return JSON.stringify([operation.id, language, minute, values])
}

function inOneOrder(values: readonly unknown[]): string[] {
  return [...new Set(values.map(String))].sort()
}
