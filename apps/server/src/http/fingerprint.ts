import { createHmac } from 'node:crypto'

/**
 * An HMAC of an operation and its input, independent of the order of fields: detects a key that is reused for another request.
 * Inputs hold passwords and numbers, which a bare hash of a stolen table would let be guessed.
 */
export function fingerprintOf(secret: Uint8Array, operation: string, input: unknown): string {
  return createHmac('sha256', secret)
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
