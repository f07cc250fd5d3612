import { RESEND_SECONDS } from '@otosafi/domain/session/lifetimes'

import type { Write } from '../db/in-transaction.ts'
import { tooMany } from '../limits/rate-limiter.ts'
import type { Contact } from './contact.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Milliseconds after which a code or link may be sent again to the same address or number. */
export const RESEND_AFTER_MS = RESEND_SECONDS * 1000

/** Rate limits of messages to one address or number: `times` within milliseconds. */
const SENDS = [
  { times: 1, within: RESEND_AFTER_MS },
  { times: 5, within: HOUR },
  { times: 10, within: DAY },
]

/** Limit of wrong codes for one address or number in a day, across all clients and all codes that were sent. */
const WRONG_CODES = { times: 10, within: DAY }

/** Times of the codes sent to a contact and of the wrong ones tried, latest last. Locked until the transaction ends. */
export type LockedContact = Contact & { sentAt: readonly Date[]; wrongAt: readonly Date[] }

/**
 * Locks the row of a contact, so that its limits hold across all processes. It exists whether or not there is an
 * account with this contact.
 */
export async function lockContact(write: Write, contact: Contact, now: Date): Promise<LockedContact> {
  const { edition, channel, destination } = contact
  const row = await write
    .insertInto('contact_destinations')
    .values({ edition, channel, destination, touched_at: now })
    .onConflict((conflict) => conflict.columns(['edition', 'channel', 'destination']).doUpdateSet({ touched_at: now }))
    .returning(['sent_at', 'wrong_at'])
    .executeTakeFirstOrThrow()
  return { ...contact, sentAt: row.sent_at, wrongAt: row.wrong_at }
}

/** Counts a message that is to be sent to a contact. Throws `rate_limited` above a limit. */
export async function countSend(write: Write, contact: LockedContact, now: Date): Promise<void> {
  const pause = Math.max(0, ...SENDS.map((limit) => pauseOf(contact.sentAt, limit, now)))
  if (pause > 0) throw tooMany(pause)
  await setTimes(write, contact, { sent_at: [...recent(contact.sentAt, now), now] })
}

/**
 * Counts a wrong code before codes are compared, so that parallel guesses gain nothing. Throws `rate_limited` while the
 * contact is paused. The returned function takes the count back, for a right code.
 */
export async function countWrongCode(write: Write, contact: LockedContact, now: Date): Promise<() => Promise<void>> {
  const pause = pauseOf(contact.wrongAt, WRONG_CODES, now)
  if (pause > 0) throw tooMany(pause)
  const before = recent(contact.wrongAt, now)
  await setTimes(write, contact, { wrong_at: [...before, now] })
  return () => setTimes(write, contact, { wrong_at: before })
}

/** Milliseconds until the limit allows one more; 0 where it does now. */
function pauseOf(times: readonly Date[], limit: { times: number; within: number }, now: Date): number {
  const counted = times.filter((each) => now.getTime() - each.getTime() < limit.within)
  const oldest = counted.at(-limit.times)
  return oldest === undefined ? 0 : oldest.getTime() + limit.within - now.getTime()
}

function recent(times: readonly Date[], now: Date): Date[] {
  return times.filter((each) => now.getTime() - each.getTime() < DAY)
}

async function setTimes(
  write: Write,
  { edition, channel, destination }: Contact,
  times: { sent_at: Date[] } | { wrong_at: Date[] },
): Promise<void> {
  await write
    .updateTable('contact_destinations')
    .set(times)
    .where('edition', '=', edition)
    .where('channel', '=', channel)
    .where('destination', '=', destination)
    .execute()
}
