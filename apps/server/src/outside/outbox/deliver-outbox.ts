import { setTimeout as sleep } from 'node:timers/promises'

import { sql } from 'kysely'

import type { Mail } from '@otosafi/domain/messages/mail'
import type { EditionId } from '@otosafi/editions/edition'

import type { Clock } from '../../clock.ts'
import type { Report } from '../../db/connection.ts'
import type { Database } from '../../db/database.ts'
import { isUnavailable } from '../../db/unavailable.ts'
import type { MailPort } from '../mail/mail-port.ts'

/** How many mails are taken at once, and for how many milliseconds nobody else takes them. */
const BATCH = 5
const LEASE = 10 * 60_000

/** Milliseconds before the second try; doubled for each further one, up to the longest. */
const FIRST_PAUSE = 30_000
const LONGEST_PAUSE = 6 * 3_600_000
/** About two days. */
const TRIES = 18

/** Milliseconds between attempts to write what became of a mail while the database is away; doubled, up to the longest. */
const FIRST_RETRY = 200
const LONGEST_RETRY = 10_000

type Waiting = { id: string; edition: EditionId; message: Mail; attempts: number }

export type Delivery = {
  database: Pick<Database, 'kysely'>
  mail: MailPort
  clock: Clock
  report: Report
  /** Says that the process is to stop. */
  signal?: AbortSignal
}

/**
 * Sends the mails that are due and resolves when none is left. Several processes may do so at once: each takes other
 * mails. One that was sent is deleted. While the database is away, what became of a mail is remembered and written when
 * it is back, as long as nobody else may take that mail. One whose sender died, or was told to stop, before it could say
 * so is sent again: with the same id, by which the database keeps it once, and receivers of real mail can tell it. Rejects
 * when the database is away.
 */
export async function deliverOutbox(delivery: Delivery): Promise<void> {
  for (;;) {
    const batch = await takeBatch(delivery)
    if (batch.length === 0) return
    // Half of the lease is for the mail server, which may be slow.
    const until = performance.now() + LEASE / 2
    for (const waiting of batch) await deliver(delivery, waiting, until)
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

async function deliver(delivery: Delivery, waiting: Waiting, until: number): Promise<void> {
  const { database, mail, clock, report } = delivery
  const { id, edition, message, attempts } = waiting
  const row = { kysely: database.kysely, id }
  try {
    await mail.send({ id, edition, mail: message })
  } catch (error) {
    const code = codeOf(error)
    const isGivenUp = attempts >= TRIES || isRefused(error)
    const now = clock()
    const failure = {
      error: code,
      due_at: new Date(now + pauseAfter(attempts)),
      failed_at: isGivenUp ? new Date(now) : null,
    }
    await persist(() => keepFailed(row, failure), { until, signal: delivery.signal })
    report(isGivenUp ? `Mail ${id} was given up` : `Mail ${id} could not be sent yet`, code)
    return
  }
  await persist(() => deleteSent(row), { until, signal: delivery.signal })
}

type OutboxRow = { kysely: Database['kysely']; id: string }

async function keepFailed(
  { kysely, id }: OutboxRow,
  failure: { error: string; due_at: Date; failed_at: Date | null },
): Promise<void> {
  await kysely.updateTable('outbox').set(failure).where('id', '=', id).execute()
}

async function deleteSent({ kysely, id }: OutboxRow): Promise<void> {
  await kysely.deleteFrom('outbox').where('id', '=', id).execute()
}

/** Does `write`, which may be done twice, again and again while the database is away, until the given moment. */
async function persist(
  write: () => Promise<void>,
  { until, signal }: { until: number; signal: AbortSignal | undefined },
): Promise<void> {
  for (let pause = FIRST_RETRY; ; pause = Math.min(LONGEST_RETRY, pause * 2)) {
    try {
      return await write()
    } catch (error) {
      const isOver = signal?.aborted === true || performance.now() + pause > until
      if (!isUnavailable(error) || isOver) throw error
    }
    // Told to stop, it tries once more without waiting.
    await sleep(pause, undefined, { signal }).catch(() => undefined)
  }
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
