import { sql } from 'kysely'

import type { Mail } from '@otosafi/domain/messages/mail'
import type { Sms } from '@otosafi/domain/messages/sms'
import type { EditionId } from '@otosafi/editions/edition'

import type { Clock } from '../../clock.ts'
import type { Report } from '../../db/connection.ts'
import type { Database } from '../../db/database.ts'
import { retryWhileUnavailable } from '../../db/retry-while-unavailable.ts'
import type { SealedMessage } from '../../db/write-tables.ts'
import type { MailPort } from '../mail/mail-port.ts'
import { MessageRefused } from '../message-refused.ts'
import type { SmsPort } from '../sms/sms-port.ts'
import { createOutboxKey, openMessage } from './sealed-message.ts'

/** Batch size and duration of a lease of messages. */
const BATCH_SIZE = 5
const LEASE_MS = 10 * 60_000

/** Backoff before the second attempt; doubled for each further one, up to the maximum. */
const FIRST_RETRY_DELAY_MS = 30_000
const MAX_RETRY_DELAY_MS = 6 * 3_600_000
/** About two days. */
const MAX_ATTEMPTS = 18

/** Backoff of writing a mail's outcome while the database is away. */
const RETRY = { first: 200, longest: 10_000 }

type Waiting = { id: string; edition: EditionId; attempts: number; error: string | null } & (
  | { channel: 'mail'; message: Mail | SealedMessage }
  | { channel: 'sms'; message: Sms | SealedMessage }
)

/** The adapter of each channel; null where none is configured: messages of that channel wait. */
export type Ports = { mail: MailPort | null; sms: SmsPort | null }

export type Delivery = {
  database: Pick<Database, 'kysely'>
  ports: Ports
  /** A UUID of a sender that sends one batch after the other: it may take its own leases again at any time. */
  sender: string
  clock: Clock
  report: Report
  /** Aborted when the process is to stop. */
  signal?: AbortSignal
}

/**
 * Sends the messages that are due, oldest first, and those to very many after all others; several processes may, since each leases
 * other ones. One whose process died before it wrote the outcome is sent again with the same id, by which receivers recognise it.
 * Rejects when the database is away.
 */
export async function deliverOutbox(delivery: Delivery): Promise<void> {
  // Before anything waits: made by the first message, the key would hold up all others until that one is committed.
  const key = await createOutboxKey(delivery.database)()
  const isEnding = (): boolean => delivery.signal?.aborted === true
  while (!isEnding()) {
    const batch = await takeBatch(delivery)
    if (batch.length === 0) return
    // The other half of the lease is for the mail server, which may be slow.
    const until = performance.now() + LEASE_MS / 2
    const tried = await isolatePoison(delivery, batch)
    for (const [index, waiting] of tried.entries()) {
      if (isEnding()) {
        await giveBack(delivery, tried.slice(index))
        return
      }
      await deliver(delivery, waiting, { key, until })
    }
  }
}

/**
 * A batch with at most one possible poison message: one that was tried before without an outcome may have killed its process, and the
 * others would use up their attempts with it. These are given back; the one with the fewest attempts stays.
 */
async function isolatePoison(delivery: Delivery, batch: readonly Waiting[]): Promise<readonly Waiting[]> {
  const possible = batch.filter(({ attempts, error }) => attempts > 1 && error === null)
  const others = possible.toSorted((a, b) => a.attempts - b.attempts).slice(1)
  if (others.length === 0) return batch
  await giveBack(delivery, others)
  return batch.filter((waiting) => !others.includes(waiting))
}

/** Gives back what was taken and not tried, which would wait for the end of the lease otherwise. */
async function giveBack({ database, sender, clock }: Delivery, batch: readonly Waiting[]): Promise<void> {
  await database.kysely
    .updateTable('outbox')
    .set((row) => ({ attempts: row('attempts', '-', 1), due_at: new Date(clock()), sender: null }))
    .where(
      'id',
      'in',
      batch.map(({ id }) => id),
    )
    .where('sender', '=', sender)
    .execute()
}

/**
 * Rows that another process is leasing are skipped. The sender's own, of a batch that was lost with its session, are taken
 * again at once: otherwise they would wait for the end of the lease.
 */
async function takeBatch({ database, ports, sender, clock }: Delivery): Promise<Waiting[]> {
  const now = new Date(clock())
  const channels = (['mail', 'sms'] as const).filter((channel) => ports[channel] !== null)
  if (channels.length === 0) return []
  const { rows } = await sql<Waiting>`
    with taken as (
      update outbox set attempts = attempts + 1, due_at = ${new Date(now.getTime() + LEASE_MS)}, sender = ${sender}
      where id in (
        select id from outbox
        where channel = any(${channels}::text[]) and failed_at is null and (due_at <= ${now} or sender = ${sender})
          and (expires_at is null or expires_at > ${now})
        order by is_bulk, due_at, number limit ${BATCH_SIZE} for update skip locked
      )
      returning *
    )
    select id, edition, channel, message, attempts, error from taken order by is_bulk, number
  `.execute(database.kysely)
  return rows
}

async function deliver(
  delivery: Delivery,
  waiting: Waiting,
  { key, until }: { key: Uint8Array; until: number },
): Promise<void> {
  const { database, ports, clock, report } = delivery
  const { id, attempts } = waiting
  const row = { kysely: database.kysely, id }
  try {
    // Each time its process has ended before anything could be written.
    if (attempts > MAX_ATTEMPTS) throw Object.assign(new Error('It was never finished'), { code: 'unfinished' })
    await send(ports, key, waiting)
  } catch (error) {
    const code = codeOf(error)
    const isGivenUp = attempts >= MAX_ATTEMPTS || error instanceof MessageRefused
    const now = clock()
    const failure = {
      error: code,
      due_at: new Date(now + pauseAfter(attempts)),
      failed_at: isGivenUp ? new Date(now) : null,
      sender: null,
    }
    await retryWhileUnavailable(() => keepFailed(row, failure), { ...RETRY, until, signal: delivery.signal })
    report(isGivenUp ? `Message ${id} was given up` : `Message ${id} could not be sent yet`, code)
    return
  }
  await retryWhileUnavailable(() => deleteSent(row), { ...RETRY, until, signal: delivery.signal })
}

async function send(ports: Ports, key: Uint8Array, waiting: Waiting): Promise<void> {
  const { id, edition, attempts } = waiting
  if (waiting.channel === 'mail') {
    await ports.mail?.send({ id, edition, mail: openMessage(key, waiting.message) })
    return
  }
  const { message } = waiting
  const isCounted = attempts > 1 || ('isCounted' in message && message.isCounted)
  await ports.sms?.send({ id, edition, sms: openMessage(key, message), isCounted })
}

type OutboxRow = { kysely: Database['kysely']; id: string }

async function keepFailed(
  { kysely, id }: OutboxRow,
  failure: { error: string; due_at: Date; failed_at: Date | null; sender: null },
): Promise<void> {
  await kysely.updateTable('outbox').set(failure).where('id', '=', id).execute()
}

async function deleteSent({ kysely, id }: OutboxRow): Promise<void> {
  await kysely.deleteFrom('outbox').where('id', '=', id).execute()
}

/** Milliseconds to wait after a number of attempts. */
export function pauseAfter(attempts: number): number {
  return Math.min(MAX_RETRY_DELAY_MS, FIRST_RETRY_DELAY_MS * 2 ** (attempts - 1))
}

/** Never the error's message: mail servers repeat addresses in it. Of a request that failed, its cause has the code. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return namedCode(error) ?? namedCode(error.cause) ?? error.name
}

function namedCode(error: unknown): string | null {
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'string' ? code.slice(0, 60) : null
}
