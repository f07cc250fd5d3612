import { setTimeout as sleep } from 'node:timers/promises'

import type { DrillDatabase } from './drill-database.ts'
import type { Question } from './ledger.ts'

/** Timeout of the delivery of mails once the database answers again. */
const DELIVERY_TIMEOUT_MS = 20_000

/** Reconciles acknowledged writes with the stored rows and the sent mails. Returns every difference, in words. */
export async function reconcile(
  database: Pick<DrillDatabase, 'query'>,
  questions: readonly Question[],
): Promise<string[]> {
  const requests = await database.query<{ reference: string; message: string }>(
    `select reference, fields ->> 'message' as message from requests where fields ->> 'message' like 'drill %'`,
  )
  await untilSent(database)
  const mails = await database.query<{ subject: string }>(`select message ->> 'subject' as subject from sent_messages`)
  // A mail may have been sent and not yet deleted from the outbox: it is one mail with one id.
  const waiting = await database.query(`select from outbox where id not in (select id from sent_messages)`)
  const givenUp = await database.query(`select from outbox where failed_at is not null`)
  return findDifferences({
    questions,
    requests,
    mails: mails.map(({ subject }) => subject.split(' ').at(-1) ?? ''),
    waiting: waiting.length,
    givenUp: givenUp.length,
  })
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
