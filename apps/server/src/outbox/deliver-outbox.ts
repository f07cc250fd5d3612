import { sql } from 'kysely'

import type { Mail } from '@otosafi/domain/messages/mail'
import type { EditionId } from '@otosafi/editions/edition'

import type { Clock } from '../clock.ts'
import type { Report } from '../db/connection.ts'
import type { Database } from '../db/database.ts'
import type { MailPort } from '../ports/mail/mail-port.ts'

/** How many mails are taken at once, and for how many milliseconds nobody else takes them. */
const BATCH = 5
const LEASE = 10 * 60_000

/** Milliseconds before the second try; doubled for each further one, up to the longest. */
const FIRST_PAUSE = 30_000
const LONGEST_PAUSE = 6 * 3_600_000
/** About two days. */
const TRIES = 18

type Waiting = { id: string; edition: EditionId; message: Mail; attempts: number }

export type Delivery = { database: Pick<Database, 'kysely'>; mail: MailPort; clock: Clock; report: Report }

/**
 * Sends the mails that are due and resolves when none is left. Several processes may do so at once: each takes other
 * mails. One that was sent is deleted; one whose sender died before it could say so is sent again after a while. Rejects
 * when the database is away.
 */
export async function deliverOutbox(delivery: Delivery): Promise<void> {
  for (;;) {
    const batch = await takeBatch(delivery)
    if (batch.length === 0) return
    for (const waiting of batch) await deliver(delivery, waiting)
  }
}

/** Rows that another process is taking are passed over, not waited for. */
async function takeBatch({ database, clock }: Delivery): Promise<Waiting[]> {
  const now = new Date(clock())
  const { rows } = await sql<Waiting>`
    update outbox set attempts = attempts + 1, due_at = ${new Date(now.getTime() + LEASE)}
    where id in (
      select id from outbox where channel = 'mail' and failed_at is null and due_at <= ${now}
      order by due_at limit ${BATCH} for update skip locked
    )
    returning id, edition, message, attempts
  `.execute(database.kysely)
  return rows
}

async function deliver({ database: { kysely }, mail, clock, report }: Delivery, waiting: Waiting): Promise<void> {
  const { id, edition, message, attempts } = waiting
  try {
    await mail.send({ id, edition, mail: message })
  } catch (error) {
    const code = codeOf(error)
    const isGivenUp = attempts >= TRIES || isRefused(error)
    const now = clock()
    await kysely
      .updateTable('outbox')
      .set({
        error: code,
        due_at: new Date(now + pauseAfter(attempts)),
        failed_at: isGivenUp ? new Date(now) : null,
      })
      .where('id', '=', id)
      .execute()
    report(isGivenUp ? `Mail ${id} was given up` : `Mail ${id} could not be sent yet`, code)
    return
  }
  await kysely.deleteFrom('outbox').where('id', '=', id).execute()
}

/** Milliseconds to wait after a number of tries. */
export function pauseAfter(attempts: number): number {
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (attempts - 1))
}

/** Never the message: mail servers repeat addresses in it. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error ? String(error.code).slice(0, 60) : error.name
}

/** Whether the mail server will never take this mail, because of its addressee. */
function isRefused(error: unknown): boolean {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown }
  return code === 'EENVELOPE' && typeof responseCode === 'number' && responseCode >= 500
}
