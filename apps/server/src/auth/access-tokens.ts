import { errors, jwtVerify, SignJWT } from 'jose'

import type { EditionId } from '@otosafi/editions/edition'

import type { Clock } from '../clock.ts'
import type { Session } from '../contract/session.ts'
import type { Database } from '../db/database.ts'
import { createSecret } from './secrets.ts'

/** Seconds for which an access token is good. */
const LIFE = 600

const ISSUER = 'otosafi'
const TYPE = 'at+jwt'
const ALGORITHM = 'HS256'
/** What every token must say, besides issuer and audience. */
const CLAIMS = ['exp', 'iat', 'sub', 'sid']

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What a token says that is really ours. */
export type ReadToken = { session: Session; hasExpired: boolean }

/** Makes and reads access tokens (RFC 9068). */
export type AccessTokens = {
  sign: (edition: EditionId, session: Session) => Promise<string>
  /** Null for a token that is not ours, or is another edition's. */
  read: (edition: EditionId, token: string) => Promise<ReadToken | null>
}

/** Access tokens that all processes on one database understand: their key is made once and kept there. */
export function createAccessTokens(database: Pick<Database, 'kysely'>, clock: Clock): AccessTokens {
  const findKey = createSecret(database, 'accessTokens')

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
      const rules = { algorithms: [ALGORITHM], typ: TYPE, issuer: ISSUER, audience: edition, requiredClaims: CLAIMS }
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

function readPayload({ sid, sub }: { sid?: unknown; sub?: unknown }, hasExpired: boolean): ReadToken | null {
  // The database would take anything else for a fault of ours.
  if (typeof sid !== 'string' || typeof sub !== 'string' || !UUID.test(sid) || !UUID.test(sub)) return null
  return { session: { id: sid, userId: sub }, hasExpired }
}
