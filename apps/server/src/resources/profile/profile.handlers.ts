import type { HandlersOf, Input } from '../../contract/handler.ts'
import { notFound, Problem } from '../../contract/problem.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { ok } from '../answers.ts'
import type { ApiServices } from '../api-services.ts'
import { cleanText } from '../clean-text.ts'
import { requireLanguage } from '../newsletter/preferences.ts'
import { forgetNews } from '../wishlists/favourites.ts'
import { confirmPassword, lockConfirmed } from './confirm-password.ts'
import { presentUser } from './user.presenter.ts'
import { requireUser, type UserRow } from './user.queries.ts'

type ProfileOperation = 'getProfile' | 'updateProfile' | 'listSessions' | 'endOtherSessions' | 'endSession'

/** The signed-in user: who it is, and where else the account is signed in. */
export function createProfileHandlers({
  database,
  sessions,
  limiter,
  events,
}: ApiServices): HandlersOf<ProfileOperation> {
  return {
    async getProfile(_, { edition, session }) {
      return ok(presentUser(await requireUser(database, edition.id, session)))
    },

    async updateProfile({ body }, context) {
      const { edition, session } = context
      const { language } = body
      if (language !== undefined) requireLanguage(edition, { language }, '/body')
      let checked: UserRow | null = null
      if (body.email !== undefined || body.phone !== undefined) {
        const { currentPassword } = body
        if (currentPassword === undefined)
          throw new Problem('validation_failed', {
            errors: [{ path: '/body/currentPassword', code: 'passwordRequired' }],
          })
        checked = await requireUser(database, edition.id, session)
        await confirmPassword({ limiter, events }, checked, {
          field: 'currentPassword',
          body: { currentPassword },
          context,
        })
      }
      await inTransaction(database, async (write) => {
        const user =
          checked === null
            ? await requireUser({ kysely: write }, edition.id, session)
            : await lockConfirmed(write, checked, 'currentPassword')
        await write
          .updateTable('users')
          .set(changesOf(body, user))
          .where('edition', '=', edition.id)
          .where('id', '=', user.id)
          .execute()
        if (body.favouriteAlerts === true && !user.favourite_alerts)
          await forgetNews(write, { edition: edition.id, userId: user.id })
      })
      return ok(presentUser(await requireUser(database, edition.id, session)))
    },

    async listSessions(_, { edition, session }) {
      const open = await sessions.list(edition.id, session.userId)
      return ok({
        sessions: open.map(({ id, createdAt, lastUsedAt, device }) => ({
          id,
          createdAt: createdAt.toISOString(),
          lastUsedAt: lastUsedAt.toISOString(),
          device,
          current: id === session.id,
        })),
      })
    },

    async endOtherSessions(_, { edition, session }) {
      const of = { edition: edition.id, userId: session.userId, except: session.id }
      await inTransaction(database, (write) => sessions.endAll(write, of))
      return { status: 204, body: undefined }
    },

    async endSession({ path: { id } }, { edition, session }) {
      const isEnded = await sessions.endOne({ edition: edition.id, userId: session.userId, id })
      if (!isEnded) throw notFound('session')
      return { status: 204, body: undefined }
    },
  }
}

/**
 * The columns that a change sets: a new address or number is pending until it is verified, and giving the old one again
 * cancels that.
 */
function changesOf(
  { fullName, email, phone, bio, language, favouriteAlerts }: Input<'updateProfile'>['body'],
  user: UserRow,
) {
  return {
    // There is always something to set.
    full_name: fullName === undefined ? user.full_name : cleanText(fullName),
    ...(email === undefined ? {} : { pending_email: email === user.email ? null : email }),
    ...(phone === undefined ? {} : { pending_phone: phone === user.phone ? null : phone }),
    ...(bio === undefined ? {} : { bio: bio === null ? null : cleanText(bio) || null }),
    ...(language === undefined ? {} : { language }),
    ...(favouriteAlerts === undefined ? {} : { favourite_alerts: favouriteAlerts }),
  }
}
