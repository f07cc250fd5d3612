import { randomBytes } from 'node:crypto'

import { errors, jwtVerify, SignJWT } from 'jose'

import type { EditionId } from '@otosafi/editions/edition'

import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { Session } from './session.ts'

/** Seconds for which an access token is good. */
const LIFE = 600

const ISSUER = 'otosafi'
const TYPE = 'at+jwt'
const ALGORITHM = 'HS256'

/** What a token says that is really ours. */
export type ReadToken = { session: Session; hasExpired: boolean }

/** Makes and reads access tokens (RFC 9068). */
export type AccessTokens = {
  sign: (edition: EditionId, session: Session) => Promise<string>
  /** Null for a token that is not ours, or is another edition's. */
  read: (edition: EditionId, token: string) => Promise<ReadToken | null>
}

/** Access tokens that all processes on one database understand: their key is made once and kept there. */
export function createAccessTokens({ kysely }: Pick<Database, 'kysely'>, clock: Clock): AccessTokens {
  let key: Promise<Uint8Array> | undefined
  const findKey = (): Promise<Uint8Array> => {
    if (key === undefined) {
      key = findSecret(kysely, 'accessTokens')
      key.catch(() => (key = undefined))
    }
    return key
  }

  return {
    async sign(edition, { id, userId }) {
      const now = Math.floor(clock() / 1000)
      return new SignJWT({ sid: id })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
        .setIssuer(ISSUER)
        .setAudience(edition)
        .setSubject(userId)
        .setIssuedAt(now)
        .setExpirationTime(now + LIFE)
        .sign(await findKey())
    },

    async read(edition, token) {
      const rules = { algorithms: [ALGORITHM], typ: TYPE, issuer: ISSUER, audience: edition }
      try {
        const { payload } = await jwtVerify(token, await findKey(), { ...rules, currentDate: new Date(clock()) })
        return readPayload(payload, false)
      } catch (error) {
        // Everything else about it was right: that is looked at first.
        if (error instanceof errors.JWTExpired) return readPayload(error.payload, true)
        if (error instanceof errors.JOSEError) return null
        throw error
      }
    },
  }
}

function readPayload({ sid, sub }: { sid?: unknown; sub?: string }, hasExpired: boolean): ReadToken | null {
  if (typeof sid !== 'string' || sub === undefined) return null
  return { session: { id: sid, userId: sub }, hasExpired }
}

/** A secret of 256 bits that exists from the first time it is asked for. */
async function findSecret(kysely: Database['kysely'], name: string): Promise<Uint8Array> {
  const find = () => kysely.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst()
  const made = await find()
  if (made !== undefined) return Buffer.from(made.value, 'base64url')
  await kysely
    .insertInto('secrets')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const row = await find()
  if (row === undefined) throw new Error(`The secret ${name} was lost`)
  return Buffer.from(row.value, 'base64url')
}
