import { randomInt } from 'node:crypto'

import { Secret, TOTP } from 'otpauth'

import type { Write } from '../db/in-transaction.ts'
import { keyFrom } from '../db/sealed-text.ts'
import type { FindSecret } from '../db/secrets.ts'

const PURPOSE = 'second factors of the team'
const ISSUER = 'Otosafi'
const SECRET_BYTES = 20
const PERIOD_MS = 30_000
/** Codes of the periods beside the present one are taken too: clocks differ. */
const WINDOW = 1
const RECOVERY_CODES = 10
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The key that seals the second factors in the database. In a transaction it is read by `write`. */
export async function secondFactorKey(findOfficeSecret: FindSecret, write?: Write): Promise<Uint8Array> {
  return keyFrom(await findOfficeSecret(write), PURPOSE)
}

/** A new secret, base32. */
export function createSecondFactor(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/** The address by which an authenticator takes a secret over. */
export function uriOf(secret: string, email: string): string {
  return factorOf(secret, email).toString()
}

/**
 * The period of the code that was typed; null for a wrong one, and for one of a period up to `last`, whose code has been used.
 */
export function periodOf(typed: string, secret: string, { now, last }: { now: Date; last: number }): number | null {
  const token = tokenOf(typed)
  if (!isAuthenticatorCode(token)) return null
  const delta = factorOf(secret, '').validate({ token, timestamp: now.getTime(), window: WINDOW })
  if (delta === null) return null
  const period = Math.floor(now.getTime() / PERIOD_MS) + delta
  return period > last ? period : null
}

/** Whether what was typed has the form of an authenticator's code. */
export function isAuthenticatorCode(typed: string): boolean {
  return /^\d{6}$/.test(tokenOf(typed))
}

/** Codes for when the second factor is lost: `QJ4DX-7MNP2`. */
export function createRecoveryCodes(): string[] {
  const part = () => Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return Array.from({ length: RECOVERY_CODES }, () => `${part()}-${part()}`)
}

/** A recovery code as it was typed, in the form in which it was given. */
export function recoveryCodeOf(typed: string): string {
  const letters = typed.toUpperCase().replace(/[^A-Z2-7]/g, '')
  return `${letters.slice(0, 5)}-${letters.slice(5)}`
}

function tokenOf(typed: string): string {
  return typed.replace(/\s/g, '')
}

function factorOf(secret: string, label: string): TOTP {
  return new TOTP({ issuer: ISSUER, label: label || ISSUER, secret: Secret.fromBase32(secret) })
}
