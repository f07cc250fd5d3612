import { deviceCookie, noSessionCookies, sessionCookies } from '../../auth/cookies.ts'
import { createKnownDevices, DEVICE_LIFE } from '../../auth/known-devices.ts'
import { createKnownNetworks } from '../../auth/known-networks.ts'
import { hashPassword, isOutdated, isPassword } from '../../auth/passwords.ts'
import { createSignInGuesses } from '../../auth/sign-in-guesses.ts'
import type { AnswerHeaders, HandlersOf, RequestContext } from '../../contract/handler.ts'
import { Problem } from '../../contract/problem.ts'
import { NO_CREDENTIALS, type Tokens } from '../../contract/session.ts'
import type { ApiServices } from '../api-services.ts'
import { presentUser } from '../profile/user.presenter.ts'
import { findUserByProof, readIdentifier, type UserRow } from '../profile/user.queries.ts'

/** An id that no user has. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/**
 * What a browser forgets with a session: pages that it may have kept. Cookies and storage stay, since the language, the
 * favourites of this device and its being known are the visitor's and not the account's.
 */
const CLEARED = '"cache"'

/** Signing in and out, and staying so (decisions 18 and 20). */
export function createAuthHandlers({
  database,
  sessions,
  limiter,
  clock,
}: ApiServices): HandlersOf<'login' | 'refreshToken' | 'logout'> {
  const devices = createKnownDevices(database, clock)
  const networks = createKnownNetworks(database, clock)
  const guesses = createSignInGuesses({ limiter, devices, networks })

  async function renewHash({ edition, id, password_hash: stored }: UserRow, password: string): Promise<void> {
    if (!isOutdated(stored)) return
    await database.kysely
      .updateTable('users')
      .set({ password_hash: await hashPassword(password) })
      .where('edition', '=', edition)
      .where('id', '=', id)
      .where('password_hash', '=', stored)
      .execute()
  }

  const cookiesOf = (tokens: Tokens, isSecure: boolean) => sessionCookies(tokens, { now: new Date(clock()), isSecure })

  return {
    async login({ body }, { edition, credentials, isSecure, knownDevice, visitor: { address, userAgent: device } }) {
      const { password, rememberMe: remembered = false } = body
      const identifier = readIdentifier(body.identifier, edition)
      if (identifier === null) throw new Problem('invalid_credentials')
      // One way for known and unknown ones, so that neither the answer nor its time tells them apart.
      const user = await findUserByProof(database, edition.id, identifier)
      const account = { edition: edition.id, userId: user?.id ?? NOBODY }
      const succeed = await guesses.count({ account, identifier: identifier.value, address, device: knownDevice })
      const isRight = await isPassword(password, user?.password_hash ?? null)
      if (user === undefined || !isRight) throw new Problem('invalid_credentials')
      await succeed()
      await renewHash(user, password)
      // Who could have planted a session in this browser is not signed in along with its owner.
      const replaced = credentials.from === 'cookies' ? credentials : NO_CREDENTIALS
      const tokens = await sessions.open({ ...account, remembered, device }, replaced)
      if (body.session !== 'cookie') return { status: 200, body: { ...inBody(tokens), user: presentUser(user) } }
      const known = deviceCookie(await devices.issue(account), DEVICE_LIFE, isSecure)
      const headers = { 'set-cookie': [...cookiesOf(tokens, isSecure), known] }
      return { status: 200, headers, body: { ...IN_COOKIES, user: presentUser(user) } }
    },

    async refreshToken(_, context) {
      const { edition, isSecure, credentials } = context
      const { from, refresh } = credentials
      const tokens = refresh === null ? 'unauthorized' : await sessions.refresh(edition.id, refresh)
      // Others have just been given fresh ones, which may be in the browser by now.
      if (tokens === 'rate_limited') throw new Problem(tokens, { headers: { 'Retry-After': '1' } })
      if (typeof tokens === 'string') throw new Problem(tokens, { headers: takeAway(context) })
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

/** Tokens that travel in the answer itself, and those that do not. */
function inBody({ access, refresh }: Tokens) {
  return { authToken: access, refreshToken: refresh }
}
const IN_COOKIES = { authToken: null, refreshToken: null }

function takeAway({ credentials, isSecure }: Pick<RequestContext, 'credentials' | 'isSecure'>): AnswerHeaders {
  return credentials.from === 'cookies' ? { 'set-cookie': noSessionCookies(isSecure) } : {}
}
