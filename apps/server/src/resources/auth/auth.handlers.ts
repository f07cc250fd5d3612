import { NO_SESSION_COOKIES, sessionCookies } from '../../auth/cookies.ts'
import { hashPassword, isOutdated, isPassword } from '../../auth/passwords.ts'
import type { Tokens } from '../../auth/session.ts'
import type { AnswerHeaders, HandlersOf } from '../../contract/handler.ts'
import { Problem } from '../../contract/problem.ts'
import { GUESSES_FROM_ANYWHERE, GUESSES_FROM_ONE_PLACE } from '../../writes/limits.ts'
import { networkOf } from '../../writes/network-of.ts'
import type { ApiServices } from '../api-services.ts'
import { presentUser } from '../profile/user.presenter.ts'
import { findUserByProof, readIdentifier, type UserRow } from '../profile/user.queries.ts'

/** Signing in and out, and staying so (decisions 18 and 20). */
export function createAuthHandlers({
  database,
  sessions,
  limiter,
  clock,
}: ApiServices): HandlersOf<'login' | 'refreshToken' | 'logout'> {
  /** Counts a guess; the returned call forgets all of them, because the password was known. */
  async function countGuess(whose: string, address: string): Promise<() => Promise<void>> {
    const forgetThere = await limiter.guess(`${whose}\n${networkOf(address)}`, GUESSES_FROM_ONE_PLACE)
    const forgetAnywhere = await limiter.guess(whose, GUESSES_FROM_ANYWHERE)
    return async () => {
      await forgetThere()
      await forgetAnywhere()
    }
  }

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

  function handOver(tokens: Tokens, inCookies: boolean) {
    const headers: AnswerHeaders = inCookies ? { 'set-cookie': sessionCookies(tokens, new Date(clock())) } : {}
    const body = inCookies
      ? { authToken: null, refreshToken: null }
      : { authToken: tokens.access, refreshToken: tokens.refresh }
    return { headers, body }
  }

  return {
    async login({ body }, { edition, visitor: { address, userAgent: device } }) {
      const { password, rememberMe: remembered = false } = body
      const identifier = readIdentifier(body.identifier, edition)
      if (identifier === null) throw new Problem('invalid_credentials')
      const forget = await countGuess(`${edition.id}\n${identifier.value}`, address)
      // One way for known and unknown ones, so that neither the answer nor its time tells them apart.
      const user = await findUserByProof(database, edition.id, identifier)
      const isRight = await isPassword(password, user?.password_hash ?? null)
      if (user === undefined || !isRight) throw new Problem('invalid_credentials')
      await forget()
      await renewHash(user, password)
      const tokens = await sessions.open({ edition: edition.id, userId: user.id, remembered, device })
      const { headers, body: shown } = handOver(tokens, body.session === 'cookie')
      return { status: 200, headers, body: { ...shown, user: presentUser(user) } }
    },

    async refreshToken(_, { edition, credentials: { from, refresh } }) {
      const tokens = refresh === null ? 'unauthorized' : await sessions.refresh(edition.id, refresh)
      // Others have just been given fresh ones, which may be in the browser by now.
      if (tokens === 'rate_limited') throw new Problem(tokens, { headers: { 'Retry-After': '1' } })
      if (typeof tokens === 'string') throw new Problem(tokens, { headers: takeAway(from) })
      return { status: 200, ...handOver(tokens, from === 'cookies') }
    },

    async logout(_, { edition, credentials }) {
      await sessions.end(edition.id, credentials)
      return { status: 204, headers: takeAway(credentials.from), body: undefined }
    },
  }
}

function takeAway(from: 'header' | 'cookies'): AnswerHeaders {
  return from === 'cookies' ? { 'set-cookie': [...NO_SESSION_COOKIES] } : {}
}
