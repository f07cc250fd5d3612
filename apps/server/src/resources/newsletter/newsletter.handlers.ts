import { CONFIRMATION_LINK_HOURS } from '@otosafi/domain/session/lifetimes'
import { writeMail } from '@otosafi/messages/write-message'

import { countSend, lockContact } from '../../auth/contact-limits.ts'
import {
  createLinkToken,
  findLink,
  findLinkToken,
  type FollowedLink,
  redeemLinkToken,
  voidLinkTokens,
} from '../../auth/link-tokens.ts'
import { createStableLinks } from '../../auth/stable-links.ts'
import type { HandlersOf } from '../../contract/handler.ts'
import { notFound, Problem } from '../../contract/problem.ts'
import { inTransaction, type Write } from '../../db/in-transaction.ts'
import { enqueueMail, phoneOfEdition } from '../../outside/outbox/enqueue-message.ts'
import { ok } from '../answers.ts'
import type { ApiServices } from '../api-services.ts'
import { requireLanguage, topicNames } from './preferences.ts'
import { NEWSLETTER_LINKS } from './send-newsletter.ts'
import {
  confirmSubscription,
  endSubscription,
  findPreferences,
  findSubscriber,
  isSubscriber,
  keepPreferences,
  mayBeMailed,
  putSubscriber,
} from './subscribers.queries.ts'

type NewsletterOperation =
  | 'createSubscriber'
  | 'confirmSubscriber'
  | 'sendUnsubscribeLink'
  | 'unsubscribe'
  | 'getSubscriberPreferences'
  | 'setSubscriberPreferences'

/** Lifetime of a confirmation link (P-28). */
const CONFIRM_LIFETIME_MS = CONFIRMATION_LINK_HOURS * 3_600_000

/** The newsletter: asked for, confirmed by mail, ended at any time (P-28 and P-38). */
export function createNewsletterHandlers({ database, clock }: ApiServices): HandlersOf<NewsletterOperation> {
  const stableLink = createStableLinks(database, NEWSLETTER_LINKS)
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
        const messageContext = { ...context, phone: await phoneOfEdition(write, edition) }
        const mail = writeMail('confirmation', { confirm, unsubscribe }, messageContext)
        await enqueueMail(write, edition, { to: email, ...mail }, now)
      }
      return { status: 202, body: { state: 'pending' } }
    },

    async confirmSubscriber({ body: { token } }, { edition: { id: edition } }) {
      const now = new Date(clock())
      return inTransaction(database, async (write) => {
        const purpose = 'confirmSubscription'
        const link = { edition, purpose, token, now } as const
        const subject = await redeemLinkToken(write, link)
        const isConfirmed = subject !== null && (await confirmSubscription(write, edition, subject, now))
        // The answer to the first press may have been lost: a used link of somebody subscribed says so, and changes nothing.
        if (!isConfirmed && !(await isSubscribedBy(write, link))) throw new Problem('link_expired')
        if (isConfirmed) await voidLinkTokens(write, { edition, purpose, subject, now })
        return ok({ state: 'subscribed' as const })
      })
    },

    async sendUnsubscribeLink({ body: { email } }, { edition, origin, write }) {
      const now = new Date(clock())
      const contact = { edition: edition.id, channel: 'email', destination: email } as const
      // An address that nobody has given is counted too, so that no answer says which are subscribed.
      await countSend(write, await lockContact(write, contact, now), now)
      const subscriber = await findSubscriber({ kysely: write }, edition.id, email)
      if (subscriber?.state === 'subscribed') {
        const { id: subject, language } = subscriber
        const unsubscribe = await stableLink(write, { edition: edition.id, purpose: 'unsubscribe', subject }, now)
        const messageContext = { edition, language, origin, phone: await phoneOfEdition(write, edition) }
        const mail = writeMail('leave', { unsubscribe }, messageContext)
        await enqueueMail(write, edition, { to: email, ...mail }, now)
      }
      return { status: 204, body: undefined }
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

    async getSubscriberPreferences({ path: { token } }, { edition, language }) {
      const preferences = await inTransaction(database, async (write) => {
        const id = await findLinkToken(write, { edition: edition.id, purpose: 'unsubscribe', token })
        return id === null ? undefined : findPreferences(write, edition.id, id)
      })
      if (preferences === undefined) throw notFound('subscription')
      return ok({ preferences, topics: topicNames({ edition, language }) })
    },

    async setSubscriberPreferences({ path: { token }, body }, { edition }) {
      requireLanguage(edition, body, '/body')
      await inTransaction(database, async (write) => {
        const id = await findLinkToken(write, { edition: edition.id, purpose: 'unsubscribe', token })
        const isKept = id !== null && (await keepPreferences(write, { edition: edition.id, id }, body))
        if (!isKept) throw notFound('subscription')
      })
      return { status: 204, body: undefined }
    },
  }
}

/** Whether a link that has not run out is of an address that is subscribed. */
async function isSubscribedBy(write: Write, { now, ...link }: FollowedLink): Promise<boolean> {
  const found = await findLink(write, link)
  if (found === null || found.endsAt === null || found.endsAt <= now) return false
  return isSubscriber(write, link.edition, found.subject)
}
