import { sql } from 'kysely'

import {
  NEWSLETTER_FREQUENCIES,
  type NewsletterFrequency,
  type NewsletterTopic,
} from '@otosafi/domain/newsletter/preferences'
import type { Language } from '@otosafi/editions/language'
import { writeMail } from '@otosafi/messages/write-message'

import { createStableLinks } from '../../auth/stable-links.ts'
import { inTransaction, type Write } from '../../db/in-transaction.ts'
import { type RunEach, settleEach } from '../../db/settle-each.ts'
import { enqueueMail, phoneOfEdition } from '../../outside/outbox/enqueue-message.ts'
import { type Alerting, eachSending, type Sending } from '../alerts/sending.ts'
import { gatherNews, isEmpty, type IssueNews, newsAbout, presentNews } from './issue-news.ts'
import { issueAt } from './issue-times.ts'

/** The secret that the links of the newsletter follow from. */
export const NEWSLETTER_LINKS = 'newsletter links'

/** Subscribers that are asked for at a time. */
const BATCH_SIZE = 500

/** The work of the newsletter's job. */
export type SendNewsletter = (signal: AbortSignal) => Promise<void>

/** An issue for those who want it so often, by the moment at which it is due. */
type Due = { frequency: NewsletterFrequency; until: Date }
/** The issue that is sent in an edition, and its contents by language. */
type Issuing = Sending & Due & { newsIn: (language: Language) => IssueNews }

/**
 * Writes each subscriber the latest issue of the newsletter, where it has news of their topics. Each mail is written into the
 * outbox in the transaction that notes it, which asks again: no subscriber is written an issue twice, whatever processes
 * there are.
 */
export function createSendNewsletter(options: Omit<Alerting, 'findLink'>): SendNewsletter {
  const alerting = { ...options, findLink: createStableLinks(options.database, NEWSLETTER_LINKS) }
  return (signal) =>
    settleEach(signal, async (each) => {
      for (const sending of eachSending(alerting))
        await each(`issue in ${sending.edition.id}`, NEWSLETTER_FREQUENCIES, (frequency) =>
          sendIssue(sending, frequency, each),
        )
    })
}

async function sendIssue(sending: Sending, frequency: NewsletterFrequency, each: RunEach): Promise<void> {
  const { edition, database, search, now } = sending
  const issue = issueAt(now.getTime(), edition.timeZone, frequency)
  if (issue === null) return
  const due = { frequency, until: issue.until }
  let subscribers = await dueSubscribers(sending, due)
  if (subscribers.length === 0) return
  const gathered = await gatherNews(database, edition, issue)
  if (isEmpty(gathered)) {
    await passOver(sending, due)
    return
  }
  const known = new Map<Language, IssueNews>()
  const newsIn = (language: Language) => {
    const context = { edition, language, reference: search.reference, now: now.getTime() }
    const news = known.get(language) ?? presentNews(gathered, context)
    known.set(language, news)
    return news
  }
  for (; subscribers.length > 0; subscribers = await dueSubscribers(sending, due, subscribers.at(-1)))
    await each('newsletter of', subscribers, (id) =>
      inTransaction(database, (write) => writeTo(write, id, { ...sending, ...due, newsIn })),
    )
}

/** Whether somebody is subscribed since before an issue, wants it so often, and was not written it. */
function isDue({ frequency, until }: Due) {
  return sql<boolean>`state = 'subscribed' and frequency = ${frequency} and greatest(confirmed_at, digest_at) < ${until}`
}

/** The next subscribers in the order of their ids, who follow `last`: who could not be written to does not come again. */
async function dueSubscribers(
  { database: { kysely }, edition }: Sending,
  due: Due,
  last: string | null = null,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from subscribers where edition = ${edition.id} and ${isDue(due)}
      and (${last}::uuid is null or id > ${last}::uuid) order by id limit ${BATCH_SIZE}
  `.execute(kysely)
  return rows.map(({ id }) => id)
}

/** Records that an issue was empty, so that the next one covers what comes later. */
async function passOver({ database: { kysely }, edition }: Sending, due: Due): Promise<void> {
  await sql`
    update subscribers set digest_at = ${due.until} where edition = ${edition.id} and ${isDue(due)}
  `.execute(kysely)
}

async function writeTo(write: Write, id: string, { edition, now, newsIn, findLink, originOf, ...due }: Issuing) {
  const { frequency } = due
  const { rows } = await sql<{ email: string; language: Language; topics: NewsletterTopic[] }>`
    update subscribers set digest_at = ${due.until} where edition = ${edition.id} and id = ${id} and ${isDue(due)}
    returning email, language, topics
  `.execute(write)
  const [row] = rows
  if (row === undefined) return
  const { email, language, topics } = row
  const news = newsAbout(topics, newsIn(language))
  if (isEmpty(news)) return
  const unsubscribe = await findLink(write, { edition: edition.id, purpose: 'unsubscribe', subject: id }, now)
  const reader = { edition, language, origin: originOf(edition.id), phone: await phoneOfEdition(write, edition) }
  const mail = writeMail('newsletter', { kind: frequency, news, unsubscribe }, reader)
  await enqueueMail(write, edition, { to: email, ...mail }, now, { isBulk: true })
}
