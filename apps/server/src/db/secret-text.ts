import { createHash, randomBytes } from 'node:crypto'

/** A secret of 256 bits, of which only the hash is stored. */
export function createSecretText(): string {
  return randomBytes(32).toString('base64url')
}

/** The hash under which a secret is stored. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
