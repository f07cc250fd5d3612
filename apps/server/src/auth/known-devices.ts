import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

import { KNOWN_DEVICE_DAYS } from '@otosafi/domain/session/lifetimes'
import type { EditionId } from '@otosafi/editions/edition'

import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { createSecret } from '../db/secrets.ts'

/** Seconds for which a device stays known after a sign-in. */
export const DEVICE_LIFETIME_SECONDS = KNOWN_DEVICE_DAYS * 24 * 3600

/** The form of the cookie's value: a random name, its expiry (seconds since 1970), and an HMAC of both. */
const SHAPE = /^([\w-]{22})\.(\d{1,11})\.([\w-]{43})$/

/** An account. */
export type Account = { edition: EditionId; userId: string }

/** Recognises devices that an account has been signed in from (OWASP's "device cookies"). Nothing about them is stored. */
export type KnownDevices = {
  /** The cookie's value for a device after a sign-in. */
  issue: (account: Account) => Promise<string>
  /** The name of the device, if the value was issued for this account and has not expired; else null. */
  nameOf: (account: Account, brought: string | null) => Promise<string | null>
}

/** Known devices that all processes on one database recognise. */
export function createKnownDevices(database: Pick<Database, 'kysely'>, clock: Clock): KnownDevices {
  const findKey = createSecret(database, 'knownDevices')

  async function proofOf({ edition, userId }: Account, name: string, end: string): Promise<Buffer> {
    return createHmac('sha256', await findKey())
      .update([edition, userId, name, end].join('\n'))
      .digest()
  }

  return {
    async issue(account) {
      const name = randomBytes(16).toString('base64url')
      const end = String(Math.floor(clock() / 1000) + DEVICE_LIFETIME_SECONDS)
      return `${name}.${end}.${(await proofOf(account, name, end)).toString('base64url')}`
    },

    async nameOf(account, brought) {
      const [, name, end, proof] = SHAPE.exec(brought ?? '') ?? []
      if (name === undefined || end === undefined || proof === undefined) return null
      if (Number(end) * 1000 <= clock()) return null
      const given = Buffer.from(proof, 'base64url')
      const right = await proofOf(account, name, end)
      return given.length === right.length && timingSafeEqual(given, right) ? name : null
    },
  }
}
