import { CONFIRMATION_LINK_HOURS } from '@otosafi/domain/session/lifetimes'

import { createLinkToken, findLinkToken, redeemLinkToken, voidLinkTokens } from '../../auth/link-tokens.ts'
import type { HandlersOf } from '../../contract/handler.ts'
import { notFound, Problem } from '../../contract/problem.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { enqueueMail } from '../../outside/outbox/enqueue-message.ts'
import { ok } from '../answers.ts'
import type { ApiServices } from '../api-services.ts'
import { composeConfirmationMail } from './confirmation-mail.ts'
import { confirmSubscription, endSubscription, mayBeMailed, putSubscriber } from './subscribers.queries.ts'

/** How long a confirmation link is valid (P-28). */
const CONFIRM_LIFETIME_MS = CONFIRMATION_LINK_HOURS * 3_600_000

/** The newsletter: asked for, confirmed by mail, ended at any time (P-28 and P-38). */
export function createNewsletterHandlers({
  database,
  clock,
}: ApiServices): HandlersOf<'createSubscriber' | 'confirmSubscriber' | 'unsubscribe'> {
  return {
    async createSubscriber({ body }, context) {
      const { edition, language, write } = context
      const now = new Date(clock())
      const { email } = body
      const { id: subject, state } = await putSubscriber(write, { edition: edition.id, email, language, now })
      if (state === 'subscribed') throw new Problem('already_subscribed')
      if (await mayBeMailed(write, edition.id, subject, now)) {
        const link = { edition: edition.id, subject, now }
        const confirm = await createLinkToken(write, {
          ...link,
          purpose: 'confirmSubscription',
          life: CONFIRM_LIFETIME_MS,
        })
        const unsubscribe = await createLinkToken(write, { ...link, purpose: 'unsubscribe', life: null })
        await enqueueMail(write, edition, composeConfirmationMail(email, { confirm, unsubscribe }, context), now)
      }
      return { status: 202, body: { state: 'pending' } }
    },

    async confirmSubscriber({ body: { token } }, { edition: { id: edition } }) {
      const now = new Date(clock())
      return inTransaction(database, async (write) => {
        const purpose = 'confirmSubscription'
        const subject = await redeemLinkToken(write, { edition, purpose, token, now })
        const isConfirmed = subject !== null && (await confirmSubscription(write, edition, subject, now))
        if (!isConfirmed) throw new Problem('link_expired')
        await voidLinkTokens(write, { edition, purpose, subject, now })
        return ok({ state: 'subscribed' as const })
      })
    },

    async unsubscribe({ path: { token } }, { edition: { id: edition } }) {
      const now = new Date(clock())
      return inTransaction(database, async (write) => {
        const subject = await findLinkToken(write, { edition, purpose: 'unsubscribe', token })
        if (subject === null) throw notFound('subscription')
        await endSubscription(write, edition, subject, now)
        await voidLinkTokens(write, { edition, purpose: 'confirmSubscription', subject, now })
        return ok({ state: 'unsubscribed' as const })
      })
    },
  }
}
