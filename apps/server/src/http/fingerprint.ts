import { createHash } from 'node:crypto'

/** What tells a request from another one with the same key: the operation and all that it was given, in any order of fields. */
export function fingerprintOf(operation: string, input: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([operation, ordered(input)]))
    .digest('base64url')
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, each]) => [key, ordered(each)])
}
