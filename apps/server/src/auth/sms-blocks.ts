import { sql } from 'kysely'

import type { EditionId } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'

import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { Write } from '../db/in-transaction.ts'
import { createHourlyLimit } from '../limits/hourly-limit.ts'
import { tooMany } from '../limits/rate-limiter.ts'
import type { Contact } from './contact.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** First digits that the numbers of a block share, after the edition's calling code. */
const OWN_DIGITS = 5
/** The same of other countries, with their calling codes, whose lengths are not known. */
const FOREIGN_DIGITS = 7

/** The most messages to a block in an hour of the clock. */
const PER_HOUR = 30
/** A block that was sent so many messages in such a day is paused while of as many fewer than so many led to a right code. */
const SAMPLE = 50
const LEAST_VERIFIED = 5

/** In place of a block: messages without a code, whose use cannot be verified. */
const NOTICES = 'notices'

/** Text messages in an hour of the clock: of the edition, to a block of numbers, and codes of the block that were right. */
type Hour = { hour: Date; total: number; sent: number; verified: number }
type Sums = Omit<Hour, 'hour'>

/**
 * An edition sends `perDay` messages in a day at most: in the present hour of the clock and the 23 before it. A limit that is
 * reached is logged once an hour.
 */
type Settings = { perDay: number; clock: Clock; log: { warn: (entry: object, message: string) => void } }

/** Limits of text messages with codes and links to blocks of numbers, and of all that an edition sends (record 0065). */
export type SmsBlocks = {
  /**
   * Counts a text message that is to be sent; nothing for a mail. Throws `rate_limited` where its block or its edition was
   * sent enough. The same is done for every number, with an account or without.
   */
  count: (write: Write, contact: Contact, now: Date) => Promise<void>
  /**
   * Counts a text message that is no code. False where the day's budget of its edition is spent, or half of it on such messages:
   * then it is omitted, and codes are still sent.
   */
  countNotice: (queries: Pick<Database, 'kysely'>, edition: EditionId) => Promise<boolean>
  /** The number of such messages that this process has omitted, by edition. */
  omitted: ReadonlyMap<EditionId, number>
}

/** Limits that hold over all processes. */
export function createSmsBlocks({ perDay, clock, log }: Settings): SmsBlocks {
  const isNews = createHourlyLimit(clock, 1)
  const omitted = new Map<EditionId, number>()
  const warn = (edition: EditionId, { limit, numbers }: { limit: string; numbers: string }): void => {
    const isNew = isNews(`${edition} ${numbers} ${limit}`)
    if (isNew) log.warn({ edition, numbers, limit }, 'text messages are refused')
  }

  return {
    omitted,

    async count(write, contact, now) {
      if (contact.channel !== 'phone') return
      const { edition } = contact
      const block = blockOf(contact)
      const hour = hourOf(now)
      const { sent } = await countOne(write, { edition, block, hour })
      const hours = await hoursOf(write, { edition, block }, now)
      const reached = [
        { limit: 'perHour', numbers: block, pause: sent > PER_HOUR ? hour.getTime() + HOUR - now.getTime() : 0 },
        { limit: 'unverified', numbers: block, pause: pauseOf(hours, isTrusted, now) },
        { limit: 'perDay', numbers: 'all', pause: pauseOf(hours, ({ total }) => total <= perDay, now) },
      ].filter(({ pause }) => pause > 0)
      if (reached.length === 0) return
      for (const each of reached) warn(edition, each)
      throw tooMany(Math.max(...reached.map(({ pause }) => pause)))
    },

    async countNotice({ kysely }, edition) {
      const now = new Date(clock())
      const { total, sent } = sumOf(await hoursOf(kysely, { edition, block: NOTICES }, now))
      if (total >= perDay || sent * 2 >= perDay) {
        warn(edition, { limit: 'perDay', numbers: NOTICES })
        omitted.set(edition, (omitted.get(edition) ?? 0) + 1)
        return false
      }
      await countOne(kysely, { edition, block: NOTICES, hour: hourOf(now) })
      return true
    },
  }
}

/** Counts that the code of a message was right which was sent at that time; nothing for a mail. */
export async function countVerified(write: Write, contact: Contact, sentAt: Date): Promise<void> {
  if (contact.channel !== 'phone') return
  await write
    .updateTable('sms_blocks')
    .set((row) => ({ verified: row('verified', '+', 1) }))
    .where('edition', '=', contact.edition)
    .where('block', '=', blockOf(contact))
    .where('hour', '=', hourOf(sentAt))
    .execute()
}

/** The first digits of a number, with `+`. */
function blockOf({ edition, destination }: Contact): string {
  const { callingCode } = EDITIONS[edition].phone
  const own = `+${callingCode}`
  const isOwn = callingCode !== null && destination.startsWith(own)
  return destination.slice(0, isOwn ? own.length + OWN_DIGITS : 1 + FOREIGN_DIGITS)
}

/** Counts one message; gives how many of its hour there are. */
function countOne(queries: Database['kysely'], hour: { edition: EditionId; block: string; hour: Date }) {
  return queries
    .insertInto('sms_blocks')
    .values({ ...hour, sent: 1 })
    .onConflict((conflict) =>
      conflict.columns(['edition', 'block', 'hour']).doUpdateSet({ sent: sql`sms_blocks.sent + 1` }),
    )
    .returning('sent')
    .executeTakeFirstOrThrow()
}

function hourOf(at: Date): Date {
  return new Date(Math.floor(at.getTime() / HOUR) * HOUR)
}

/** The hours of the last day in which the edition sent any, oldest first. */
async function hoursOf(
  queries: Database['kysely'],
  { edition, block }: { edition: EditionId; block: string },
  now: Date,
): Promise<readonly Hour[]> {
  const { rows } = await sql<Hour>`
    select
      hour,
      sum(sent)::integer as total,
      coalesce(sum(sent) filter (where block = ${block}), 0)::integer as sent,
      coalesce(sum(verified) filter (where block = ${block}), 0)::integer as verified
    from sms_blocks where edition = ${edition} and hour > ${new Date(now.getTime() - DAY)}
    group by hour order by hour
  `.execute(queries)
  return rows
}

/** Whether enough of a block's codes were right, or too few were sent to tell. The message that is just counted says nothing yet. */
function isTrusted({ sent, verified }: Sums): boolean {
  return sent - 1 < SAMPLE || verified * SAMPLE >= LEAST_VERIFIED * (sent - 1)
}

/** Milliseconds until so many of the oldest hours are a day ago that the others are allowed; 0 where all of them are. */
function pauseOf(hours: readonly Hour[], isAllowed: (sums: Sums) => boolean, now: Date): number {
  if (isAllowed(sumOf(hours))) return 0
  const last = hours.find((_, place) => isAllowed(sumOf(hours.slice(place + 1))))
  return (last?.hour ?? now).getTime() + DAY - now.getTime()
}

function sumOf(hours: readonly Hour[]): Sums {
  const sums = { total: 0, sent: 0, verified: 0 }
  for (const { total, sent, verified } of hours) {
    sums.total += total
    sums.sent += sent
    sums.verified += verified
  }
  return sums
}
