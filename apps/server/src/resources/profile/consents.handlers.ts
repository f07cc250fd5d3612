import type { HandlersOf } from '../../contract/handler.ts'
import { Problem } from '../../contract/problem.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { ok } from '../answers.ts'
import type { ApiServices } from '../api-services.ts'
import { preferencesOf, requireLanguage, topicNames, usualPreferences } from '../newsletter/preferences.ts'
import {
  confirmSubscription,
  endSubscription,
  findSubscriber,
  keepPreferences,
  putSubscriber,
} from '../newsletter/subscribers.queries.ts'
import { hasAgreed, listConsentsOf, recordConsents } from './consents.ts'
import { requireUser } from './user.queries.ts'

/** The consents that a page of the account shows at most; an export has all of them. */
const MAX_LISTED = 200

/** A user's consents, and the newsletter from the account (P-31 and P-38). */
export function createConsentHandlers({
  database,
  clock,
}: ApiServices): HandlersOf<'listConsents' | 'getNewsletter' | 'setNewsletter'> {
  return {
    async listConsents(_, { edition, session }) {
      const user = await requireUser(database, edition.id, session)
      const subscriber = user.email === null ? undefined : await findSubscriber(database, edition.id, user.email)
      const consents = await listConsentsOf(database, user, MAX_LISTED)
      return ok({ newsletter: subscriber?.state === 'subscribed', consents })
    },

    async getNewsletter(_, { edition, session, language }) {
      const user = await requireUser(database, edition.id, session)
      const subscriber = user.email === null ? undefined : await findSubscriber(database, edition.id, user.email)
      return ok({
        subscribed: subscriber?.state === 'subscribed',
        preferences: subscriber === undefined ? usualPreferences(language) : preferencesOf(subscriber),
        topics: topicNames({ edition, language }),
      })
    },

    async setNewsletter({ body: { subscribed, preferences } }, { edition, session, language }) {
      const now = new Date(clock())
      if (preferences !== undefined) requireLanguage(edition, preferences, '/body/preferences')
      await inTransaction(database, async (write) => {
        const user = await requireUser({ kysely: write }, edition.id, session)
        const { email } = user
        if (email === null) {
          if (subscribed) throw new Problem('conflict', { detail: 'The account has no verified address.' })
          // Consent at sign-up waits for an address, and is withdrawn like any other.
          const taken = { edition: edition.id, userId: user.id, purposes: ['newsletter'], given: false, now } as const
          if (await hasAgreed(write, user, 'newsletter')) await recordConsents(write, taken)
          return
        }
        if (subscribed) {
          const { id } = await putSubscriber(write, { edition: edition.id, email, language, now })
          // The address is verified, so that no mail has to confirm it.
          await confirmSubscription(write, edition.id, id, now)
          if (preferences !== undefined) await keepPreferences(write, { edition: edition.id, id }, preferences)
          return
        }
        const subscriber = await findSubscriber({ kysely: write }, edition.id, email)
        if (subscriber !== undefined) await endSubscription(write, edition.id, subscriber.id, now)
      })
      return { status: 204, body: undefined }
    },
  }
}
