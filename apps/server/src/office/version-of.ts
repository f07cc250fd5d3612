import { createHash } from 'node:crypto'

/** A text that is another one after each change of what it is of; the order of its keys counts. */
export function versionOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url')
}
