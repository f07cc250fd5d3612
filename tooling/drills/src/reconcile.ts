import { setTimeout as sleep } from 'node:timers/promises'

import type { DrillDatabase } from './drill-database.ts'
import type { Question } from './ledger.ts'

/** Timeout of the delivery of mails once the database answers again. */
const DELIVERY_TIMEOUT_MS = 20_000

/** A mail that has left: the id of its row in the outbox, and the reference that its subject ends with. */
export type SentMail = { id: string; reference: string }

/**
 * Reconciles acknowledged writes with the stored rows and the sent mails: those that `readMails` gives, else those that the
 * product keeps in its database, where it has no mail server. Returns every difference, in words.
 */
export async function reconcile(
  database: Pick<DrillDatabase, 'query'>,
  questions: readonly Question[],
  readMails: () => Promise<readonly SentMail[]> | readonly SentMail[] = () => readKeptMails(database),
): Promise<string[]> {
  const requests = await database.query<{ reference: string; message: string }>(
    `select reference, fields ->> 'message' as message from requests where fields ->> 'message' like 'drill %'`,
  )
  await untilSent(database)
  // Before the mails: one that leaves in between is among those.
  const rows = await database.query<{ id: string; is_given_up: boolean }>(
    `select id, failed_at is not null as is_given_up from outbox`,
  )
  const mails = await readMails()
  // A mail may have been sent and not yet deleted from the outbox: it is one mail with one id.
  const sent = new Set(mails.map(({ id }) => id))
  return findDifferences({
    questions,
    requests,
    mails: mails.map(({ reference }) => reference),
    waiting: rows.filter(({ id }) => !sent.has(id)).length,
    givenUp: rows.filter(({ is_given_up }) => is_given_up).length,
  })
}

/** The mails that the product keeps in its database. */
async function readKeptMails(database: Pick<DrillDatabase, 'query'>): Promise<SentMail[]> {
  const mails = await database.query<{ id: string; subject: string }>(
    `select id, message ->> 'subject' as subject from sent_messages`,
  )
  return mails.map(({ id, subject }) => ({ id, reference: subject.split(' ').at(-1) ?? '' }))
}

async function untilSent(database: Pick<DrillDatabase, 'query'>): Promise<void> {
  const deadline = performance.now() + DELIVERY_TIMEOUT_MS
  while (performance.now() < deadline) {
    const waiting = await database.query(`select from outbox where due_at <= now()`)
    if (waiting.length === 0) return
    await sleep(200)
  }
}

/** The records of a drill: acknowledged writes, stored rows, the reference in each mail, and how many wait, sealed, or never leave. */
export type DrillRecords = {
  questions: readonly Question[]
  requests: readonly { reference: string; message: string }[]
  mails: readonly string[]
  waiting: number
  givenUp: number
}

/** Every difference between the records, in words. */
export function findDifferences({ questions, requests, mails, waiting, givenUp }: DrillRecords): string[] {
  const stored = new Map(requests.map(({ reference, message }) => [reference, message]))
  const acknowledged = questions.filter(({ reference }) => reference !== null)
  const lost = acknowledged.filter(({ reference, message }) => stored.get(reference ?? '') !== message)
  const unanswered = questions.length - acknowledged.length
  const doubled = requests.length - new Set(requests.map(({ message }) => message)).size
  const mailed = new Set(mails)
  const unmailed = requests.filter(({ reference }) => !mailed.has(reference))
  const findings: [number, string][] = [
    [lost.length, 'acknowledged writes are lost'],
    [unanswered, 'writes were never taken'],
    [doubled, 'writes were done twice'],
    [unmailed.length - waiting, 'mails are lost'],
    [givenUp, 'mails were given up'],
    [mails.length - mailed.size + Math.max(0, waiting - unmailed.length), 'mails are doubled'],
  ]
  return findings.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`)
}
