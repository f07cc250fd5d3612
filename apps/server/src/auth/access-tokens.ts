import { errors, jwtVerify, SignJWT } from 'jose'

import type { EditionId } from '@otosafi/editions/edition'

import type { Clock } from '../clock.ts'
import type { Session } from '../contract/session.ts'
import type { Database } from '../db/database.ts'
import { createSecret } from '../db/secrets.ts'

/** Lifetime of an access token. */
const LIFETIME_SECONDS = 600

const ISSUER = 'otosafi'
const TYPE = 'at+jwt'
const ALGORITHM = 'HS256'
/** The claims that every token must have, besides issuer and audience. */
const CLAIMS = ['exp', 'iat', 'sub', 'sid']

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The claims of a token whose signature is valid. */
export type ReadToken = { session: Session; hasExpired: boolean }

/** Makes and reads access tokens (RFC 9068). */
export type AccessTokens = {
  /** The same token each time, for the same session and second. */
  sign: (edition: EditionId, session: Session, at: Date) => Promise<string>
  /** Null for a token that this server did not issue, or that belongs to another edition. */
  read: (edition: EditionId, token: string) => Promise<ReadToken | null>
}

/** Access tokens that all processes on one database accept: the signing key is created once and stored there. */
export function createAccessTokens(database: Pick<Database, 'kysely'>, clock: Clock): AccessTokens {
  const findKey = createSecret(database, 'accessTokens')

  return {
    async sign(edition, { id, userId }, at) {
      const now = Math.floor(at.getTime() / 1000)
      return new SignJWT({ sid: id })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
        .setIssuer(ISSUER)
        .setAudience(edition)
        .setSubject(userId)
        .setIssuedAt(now)
        .setExpirationTime(now + LIFETIME_SECONDS)
        .sign(await findKey())
    },

    async read(edition, token) {
      const rules = { algorithms: [ALGORITHM], typ: TYPE, issuer: ISSUER, audience: edition, requiredClaims: CLAIMS }
      try {
        const { payload } = await jwtVerify(token, await findKey(), { ...rules, currentDate: new Date(clock()) })
        return readPayload(payload, false)
      } catch (error) {
        // The expiry is checked last: everything else about the token was valid.
        if (error instanceof errors.JWTExpired) return readPayload(error.payload, true)
        if (error instanceof errors.JOSEError) return null
        throw error
      }
    },
  }
}

function readPayload({ sid, sub }: { sid?: unknown; sub?: unknown }, hasExpired: boolean): ReadToken | null {
  // A malformed id would make the database query fail with an error.
  if (typeof sid !== 'string' || typeof sub !== 'string' || !UUID.test(sid) || !UUID.test(sub)) return null
  return { session: { id: sid, userId: sub }, hasExpired }
}
