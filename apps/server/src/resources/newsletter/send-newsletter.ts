import { sql } from 'kysely'

import type { Language } from '@otosafi/editions/language'

import { createKeptLinks } from '../../auth/kept-links.ts'
import { inTransaction, type Write } from '../../db/in-transaction.ts'
import { enqueueMail } from '../../outside/outbox/enqueue-message.ts'
import { type Alerting, eachSending, type Sending } from '../alerts/sending.ts'
import { composeIssueMail } from './issue-mail.ts'
import { gatherNews, isEmpty, type IssueNews, presentNews } from './issue-news.ts'
import { issueAt } from './issue-times.ts'

/** The secret that the links of the newsletter follow from. */
export const NEWSLETTER_LINKS = 'newsletter links'

/** Subscribers that are asked for at a time. */
const BATCH_SIZE = 500

/** The work of the newsletter's job. */
export type SendNewsletter = (signal: AbortSignal) => Promise<void>

/** The issue that is sent in an edition, and what it tells in a language. */
type Issuing = Sending & { until: Date; newsIn: (language: Language) => IssueNews }

/**
 * Writes each subscriber the latest issue of the newsletter, where it has news. Each mail is written into the outbox in the
 * transaction that notes it, which asks again: no subscriber is written an issue twice, whatever processes there are.
 */
export function createSendNewsletter(options: Omit<Alerting, 'findLink'>): SendNewsletter {
  const alerting = { ...options, findLink: createKeptLinks(options.database, NEWSLETTER_LINKS) }
  return async (signal) => {
    for (const sending of eachSending(alerting)) {
      const { edition, database, search, now } = sending
      const issue = issueAt(now.getTime(), edition.timeZone)
      if (issue === null) continue
      const { until } = issue
      let due = await dueSubscribers(sending, until)
      if (due.length === 0) continue
      const gathered = await gatherNews(database, edition, issue)
      if (isEmpty(gathered)) {
        await passOver(sending, until)
        continue
      }
      const known = new Map<Language, IssueNews>()
      const newsIn = (language: Language) => {
        const context = { edition, language, reference: search.reference, now: now.getTime() }
        const news = known.get(language) ?? presentNews(gathered, context)
        known.set(language, news)
        return news
      }
      for (; due.length > 0; due = await dueSubscribers(sending, until)) {
        for (const id of due) {
          signal.throwIfAborted()
          await inTransaction(database, (write) => writeTo(write, id, { ...sending, until, newsIn }))
        }
      }
    }
  }
}

/** Whether somebody is subscribed since before an issue, and was not written it. */
function isDue(until: Date) {
  return sql<boolean>`state = 'subscribed' and greatest(confirmed_at, digest_at) < ${until}`
}

async function dueSubscribers({ database: { kysely }, edition }: Sending, until: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from subscribers where edition = ${edition.id} and ${isDue(until)} order by id limit ${BATCH_SIZE}
  `.execute(kysely)
  return rows.map(({ id }) => id)
}

/** Notes that an issue had nothing to tell, so that what comes later is told by the next. */
async function passOver({ database: { kysely }, edition }: Sending, until: Date): Promise<void> {
  await sql`
    update subscribers set digest_at = ${until} where edition = ${edition.id} and ${isDue(until)}
  `.execute(kysely)
}

async function writeTo(write: Write, id: string, { edition, until, now, newsIn, findLink, originOf }: Issuing) {
  const { rows } = await sql<{ email: string; language: Language }>`
    update subscribers set digest_at = ${until} where edition = ${edition.id} and id = ${id} and ${isDue(until)}
    returning email, language
  `.execute(write)
  const [row] = rows
  if (row === undefined) return
  const { email, language } = row
  const unsubscribe = await findLink(write, { edition: edition.id, purpose: 'unsubscribe', subject: id }, now)
  const reader = { edition, language, origin: originOf(edition.id) }
  await enqueueMail(write, edition, composeIssueMail(email, { news: newsIn(language), unsubscribe }, reader), now)
}
