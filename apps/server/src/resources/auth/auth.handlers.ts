import { deviceCookie, noSessionCookies, sessionCookies } from '../../auth/cookies.ts'
import { createKnownDevices, DEVICE_LIFETIME_SECONDS } from '../../auth/known-devices.ts'
import { createKnownNetworks } from '../../auth/known-networks.ts'
import { hashPassword, isOutdated, withPasswordCheck } from '../../auth/passwords.ts'
import { createSignInGuesses } from '../../auth/sign-in-guesses.ts'
import type { HandlersOf, RequestContext } from '../../contract/handler.ts'
import { SIGN_IN_LIMIT } from '../../contract/kinds-of-operations.ts'
import { Problem } from '../../contract/problem.ts'
import { NO_CREDENTIALS, type Tokens } from '../../contract/session.ts'
import type { AnswerHeaders } from '../../contract/typed-operation.ts'
import { isTooMany } from '../../limits/rate-limiter.ts'
import type { ApiServices } from '../api-services.ts'
import { presentUser } from '../profile/user.presenter.ts'
import { findUser, findUserByVerifiedContact, readIdentifier, type UserRow } from '../profile/user.queries.ts'

/** A random id, which belongs to no user. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/**
 * The Clear-Site-Data of signing out: cached pages. Cookies and storage stay, since the language, the favourites and the
 * known-device cookie belong to the device and not to the account.
 */
const CLEARED = '"cache"'

/** Signing in, out, and refreshing tokens (P-27 and P-29). */
export function createAuthHandlers({
  database,
  sessions,
  limiter,
  events,
  clock,
}: ApiServices): HandlersOf<'login' | 'refreshToken' | 'logout'> {
  const devices = createKnownDevices(database, clock)
  const networks = createKnownNetworks(database, clock)
  const guesses = createSignInGuesses({ limiter, devices, networks, limit: SIGN_IN_LIMIT })

  /**
   * Hashes a password anew where that is outdated; returns the hash that is stored of it. Another sign-in may have hashed it
   * meanwhile.
   */
  async function renewHash({ edition, id, password_hash: stored }: UserRow, password: string): Promise<string> {
    if (!isOutdated(stored)) return stored
    const renewed = await database.kysely
      .updateTable('users')
      .set({ password_hash: await hashPassword(password) })
      .where('edition', '=', edition)
      .where('id', '=', id)
      .where('password_hash', '=', stored)
      .returning('password_hash')
      .executeTakeFirst()
    if (renewed !== undefined) return renewed.password_hash
    const now = await findUser(database, edition, id)
    const isSame = await withPasswordCheck((isPassword) => isPassword(password, now?.password_hash ?? null))
    return isSame && now !== undefined ? now.password_hash : stored
  }

  const cookiesOf = (tokens: Tokens, isSecure: boolean) => sessionCookies(tokens, { now: new Date(clock()), isSecure })

  return {
    async login({ body }, context) {
      const { edition, credentials, isSecure, knownDevice, visitor } = context
      const { address, userAgent: device } = visitor
      const { password, rememberMe: remembered = false } = body
      const identifier = readIdentifier(body.identifier, edition)
      if (identifier === null) throw new Problem('invalid_credentials')
      const user = await withPasswordCheck(async (isPassword) => {
        // The same path for existing and unknown accounts, so that neither the answer nor its time reveals them.
        const found = await findUserByVerifiedContact(database, edition.id, identifier)
        const subject = { userId: found?.id, contact: identifier.value }
        const guess = { account: accountOf(found, edition), identifier: identifier.value, address, device: knownDevice }
        const succeed = await guesses.count(guess).catch((error: unknown) => {
          if (isTooMany(error)) events.record('signInPaused', context, subject)
          throw error
        })
        const isRight = await isPassword(password, found?.password_hash ?? null)
        if (found === undefined || !isRight) {
          events.record('signInFailed', context, subject)
          throw new Problem('invalid_credentials')
        }
        await succeed()
        events.record('signInSucceeded', context, subject)
        return found
      })
      const account = accountOf(user, edition)
      const passwordHash = await renewHash(user, password)
      // Ends a session that an attacker may have planted in this browser.
      const replaced = credentials.from === 'cookies' ? credentials : NO_CREDENTIALS
      const tokens = await sessions.open({ ...account, remembered, device, passwordHash }, replaced)
      const opened = { user: presentUser(user) }
      if (body.session !== 'cookie') return { status: 200, body: { ...inBody(tokens), ...opened } }
      const known = deviceCookie(await devices.issue(account), DEVICE_LIFETIME_SECONDS, isSecure)
      const headers = { 'set-cookie': [...cookiesOf(tokens, isSecure), known] }
      return { status: 200, headers, body: { ...IN_COOKIES, ...opened } }
    },

    async refreshToken(_, context) {
      const { edition, isSecure, credentials } = context
      const { from, refresh } = credentials
      const tokens = refresh === null ? 'unauthorized' : await sessions.refresh(edition.id, refresh)
      if (typeof tokens === 'string') throw new Problem(tokens, { headers: takeAway(context) })
      if ('endedOf' in tokens) {
        events.record('sessionRevoked', context, { userId: tokens.endedOf })
        throw new Problem('unauthorized', { headers: takeAway(context) })
      }
      if (from === 'header') return { status: 200, body: inBody(tokens) }
      return { status: 200, headers: { 'set-cookie': cookiesOf(tokens, isSecure) }, body: IN_COOKIES }
    },

    async logout(_, context) {
      await sessions.end(context.edition.id, context.credentials)
      const headers = context.credentials.from === 'cookies' ? { ...takeAway(context), 'clear-site-data': CLEARED } : {}
      return { status: 204, headers, body: undefined }
    },
  }
}

function accountOf(user: UserRow | undefined, { id: edition }: RequestContext['edition']) {
  return { edition, userId: user?.id ?? NOBODY }
}

/** Tokens in the answer's body, or in cookies. */
function inBody({ access, refresh }: Tokens) {
  return { authToken: access, refreshToken: refresh }
}
const IN_COOKIES = { authToken: null, refreshToken: null }

function takeAway({ credentials, isSecure }: Pick<RequestContext, 'credentials' | 'isSecure'>): AnswerHeaders {
  return credentials.from === 'cookies' ? { 'set-cookie': noSessionCookies(isSecure) } : {}
}
