import { EDITION_IDS, type EditionFacts } from '@otosafi/editions/edition'
import type { EditionId } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'
import type { FactsOf } from '@otosafi/messages/messages'
import { writeMail, writeSms } from '@otosafi/messages/write-message'

import type { IssueLink } from '../../auth/stable-links.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import type { Write } from '../../db/in-transaction.ts'
import { enqueueMail, enqueueSms, phoneOfEdition } from '../../outside/outbox/enqueue-message.ts'
import type { ApiServices } from '../api-services.ts'
import type { UserRow } from '../profile/user.queries.ts'
import { type AlertTimes, alertTimes, endOfNight } from './alert-times.ts'

export type Alerting = {
  database: Pick<Database, 'kysely'>
  search: ApiServices['search']
  clock: Clock
  findLink: IssueLink
  /** The origin of an edition's pages, for links: `https://otosafi.ma`. */
  originOf: (edition: EditionId) => string
}

/** An edition, and the moment at which its messages are written. */
export type Sending = Alerting & { edition: EditionFacts; now: Date }

/** An edition in which alerts may be sent at this moment. */
export type SendingByDay = Sending & { times: AlertTimes }

/** The editions, one after the other, each at the moment when its turn comes. */
export function* eachSending(alerting: Alerting): Generator<Sending> {
  for (const id of EDITION_IDS) yield { ...alerting, edition: EDITIONS[id], now: new Date(alerting.clock()) }
}

/** Those in which it is not night. */
export function* eachSendingByDay(alerting: Alerting): Generator<SendingByDay> {
  for (const sending of eachSending(alerting)) {
    const times = alertTimes(sending.now.getTime(), sending.edition.timeZone)
    if (times !== null) yield { ...sending, times }
  }
}

/**
 * Writes an alert into the outbox: to the verified address or number that it is meant for, or else to the other. Text
 * messages are sent by day, mails at once.
 */
export async function deliver(
  write: Write,
  { user, channel }: { user: UserRow; channel: 'email' | 'phone' },
  message: FactsOf<'alert'>,
  { edition, originOf, now }: Sending,
): Promise<void> {
  const context = {
    edition,
    language: user.language,
    origin: originOf(edition.id),
    phone: await phoneOfEdition(write, edition),
  }
  const phone = channel === 'phone' || user.email === null ? user.phone : null
  if (phone !== null) {
    const dueAt = new Date(endOfNight(now.getTime(), edition.timeZone))
    const text = writeSms('alert', message, context)
    await enqueueSms(write, edition, { to: phone, text }, { now, dueAt, expiresAt: null, isBulk: true })
  } else if (user.email !== null) {
    const mail = { to: user.email, ...writeMail('alert', message, context) }
    await enqueueMail(write, edition, mail, now, { isBulk: true })
  }
}
