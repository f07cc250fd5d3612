import { sql } from 'kysely'

import { RETENTION } from '@otosafi/domain/content/retention'

import { forgetSealedTokens } from '../auth/refresh-tokens.ts'
import type { Database } from '../db/database.ts'
import { forgetVisitors } from '../db/forget-visitors.ts'
import { inTransaction, type Write } from '../db/in-transaction.ts'
import { settleEach } from '../db/settle-each.ts'
import { KEY_LIFETIME_MS } from '../http/idempotent-responses.ts'

const DAY_MS = 24 * 3_600_000

const REQUEST_LIFETIME_MS = (RETENTION.requestMonths / 12) * 365 * DAY_MS
/** A payment's outcome is stored apart from its notices. */
const NOTICE_LIFETIME_MS = RETENTION.noticeDays * DAY_MS
const FORMER_SUBSCRIBER_LIFETIME_MS = RETENTION.formerSubscriberDays * DAY_MS

/** A sign-up that is not verified within it is void. */
const SIGN_UP_LIFETIME_MS = 7 * DAY_MS

/** How long what a search found is kept once the car is sold or withdrawn. */
const GONE_CAR_LIFETIME_MS = 30 * DAY_MS
/** The name of the moment up to which that was deleted, among those of jobs. */
const FOUND_CARS = 'purge of found cars'

/** How long a link that stops messages is kept at least, also where these have ended otherwise. */
const STOP_LINK_LIFETIME_MS = 30 * DAY_MS

/**
 * How long a statement may take, in milliseconds: longer than others of jobs, since what is not deleted now is more the next time,
 * and less than the 30 seconds for which the process waits.
 */
const STATEMENT_TIMEOUT_MS = 25_000

/** Rows of one kind that are due; `id` names them in the log. */
type Due = { id: string; remove: (write: Write) => Promise<unknown> }

/**
 * Deletes rows that have expired, or whose time to be kept is over. A kind whose deletion fails does not keep the others: all
 * failures are thrown together in the end.
 */
export async function purge(
  { kysely }: Pick<Database, 'kysely'>,
  now: Date,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  await settleEach(signal, (each) =>
    each('purge of', dueRows(now, before), ({ remove }) =>
      inTransaction({ kysely }, async (write) => {
        await sql`select set_config('statement_timeout', ${String(STATEMENT_TIMEOUT_MS)}, true)`.execute(write)
        await remove(write)
      }),
    ),
  )
}

/** Every kind of row that is deleted, in an order in which links go after what they are of. */
function dueRows(now: Date, before: (milliseconds: number) => Date): Due[] {
  return [
    {
      id: 'idempotency keys',
      remove: (write) =>
        write.deleteFrom('idempotency_keys').where('created_at', '<=', before(KEY_LIFETIME_MS)).execute(),
    },
    { id: 'rate counts', remove: (write) => write.deleteFrom('rate_counts').where('ends_at', '<=', now).execute() },
    { id: 'visitors of a day', remove: (write) => forgetVisitors({ kysely: write }, now) },
    {
      id: 'guesses',
      remove: (write) => write.deleteFrom('guesses').where('paused_until', '<=', before(DAY_MS)).execute(),
    },
    {
      id: 'known networks',
      remove: (write) =>
        write
          .deleteFrom('known_networks')
          .where(
            'used_on',
            '<=',
            before(RETENTION.networkDays * DAY_MS)
              .toISOString()
              .slice(0, 10),
          )
          .execute(),
    },
    {
      id: 'sessions',
      remove: (write) => write.deleteFrom('sessions').where('expires_at', '<=', before(DAY_MS)).execute(),
    },
    { id: 'sealed tokens', remove: (write) => forgetSealedTokens(write, { now }) },
    {
      id: 'expired links',
      remove: (write) =>
        write
          .deleteFrom('link_tokens')
          .where('expires_at', '<=', before(7 * DAY_MS))
          .execute(),
    },
    {
      id: 'messages that never left',
      remove: (write) =>
        write
          .deleteFrom('outbox')
          .where(({ eb, or }) => or([eb('failed_at', '<=', before(7 * DAY_MS)), eb('expires_at', '<=', now)]))
          .execute(),
    },
    {
      id: 'sent messages',
      remove: (write) =>
        write
          .deleteFrom('sent_messages')
          .where('sent_at', '<=', before(30 * DAY_MS))
          .execute(),
    },
    {
      id: 'payment notices',
      remove: (write) =>
        write.deleteFrom('payment_notices').where('received_at', '<=', before(NOTICE_LIFETIME_MS)).execute(),
    },
    {
      id: 'contact destinations',
      remove: (write) => write.deleteFrom('contact_destinations').where('touched_at', '<=', before(DAY_MS)).execute(),
    },
    {
      id: 'blocks of numbers',
      remove: (write) => write.deleteFrom('sms_blocks').where('hour', '<=', before(DAY_MS)).execute(),
    },
    {
      id: 'contact proofs',
      // A link lives for a day, and needs its verification.
      remove: (write) =>
        write
          .deleteFrom('contact_proofs')
          .where('created_at', '<=', before(2 * DAY_MS))
          .execute(),
    },
    {
      id: 'void sign-ups',
      remove: (write) =>
        write
          .deleteFrom('users')
          .where('email', 'is', null)
          .where('phone', 'is', null)
          .where('created_at', '<=', before(SIGN_UP_LIFETIME_MS))
          .execute(),
    },
    {
      id: 'requests',
      remove: (write) => write.deleteFrom('requests').where('created_at', '<=', before(REQUEST_LIFETIME_MS)).execute(),
    },
    {
      id: 'bookings',
      remove: (write) =>
        write
          .deleteFrom('bookings')
          .where('deadline', 'is', null)
          .where('created_at', '<=', before(REQUEST_LIFETIME_MS))
          .execute(),
    },
    {
      id: 'visits',
      remove: (write) => write.deleteFrom('visits').where('created_at', '<=', before(REQUEST_LIFETIME_MS)).execute(),
    },
    { id: 'sales', remove: (write) => purgeSales(write, before(REQUEST_LIFETIME_MS)) },
    {
      id: 'links of cases',
      remove: (write) =>
        write
          .deleteFrom('link_tokens')
          .where('purpose', 'in', ['booking', 'teamBooking', 'visit', 'teamVisit', 'sale', 'teamSale', 'teamRequest'])
          .where('created_at', '<=', before(REQUEST_LIFETIME_MS))
          .execute(),
    },
    {
      id: 'polls',
      remove: (write) =>
        write
          .deleteFrom('polls')
          .where('created_at', '<=', before(RETENTION.pollDays * DAY_MS))
          .execute(),
    },
    {
      id: 'staff tickets',
      remove: (write) => write.deleteFrom('staff_tickets').where('expires_at', '<=', now).execute(),
    },
    {
      id: 'staff invitations',
      remove: (write) => write.deleteFrom('staff_invitations').where('expires_at', '<=', now).execute(),
    },
    {
      id: 'staff sessions',
      remove: (write) => write.deleteFrom('staff_sessions').where('begun_at', '<=', before(DAY_MS)).execute(),
    },
    {
      id: 'unconfirmed waits',
      // Their links have run out by then.
      remove: (write) =>
        write
          .deleteFrom('car_waits')
          .where('confirmed_at', 'is', null)
          .where('consented_at', '<=', before(2 * DAY_MS))
          .execute(),
    },
    { id: 'found cars', remove: (write) => purgeFoundCars(write, before(GONE_CAR_LIFETIME_MS)) },
    { id: 'former subscribers', remove: (write) => purgeSubscribers(write, before(FORMER_SUBSCRIBER_LIFETIME_MS)) },
    { id: 'links that stop messages', remove: (write) => purgeStopLinks(write, before(STOP_LINK_LIFETIME_MS)) },
  ]
}

/** Deletes subscribers who left, or never confirmed, until then, with their links. */
async function purgeSubscribers(write: Write, until: Date): Promise<void> {
  const left = await write
    .deleteFrom('subscribers')
    .where(({ eb, or, and }) =>
      or([
        and([eb('state', '=', 'unsubscribed'), eb('unsubscribed_at', '<=', until)]),
        and([eb('state', '=', 'pending'), eb('consented_at', '<=', until)]),
      ]),
    )
    .returning(['edition', 'id'])
    .execute()
  for (const { edition, id } of left)
    await write.deleteFrom('link_tokens').where('edition', '=', edition).where('subject', '=', id).execute()
}

/** Deletes links of messages, made until then, which stop what was deleted since: searches, accounts, waits and subscriptions. */
async function purgeStopLinks(write: Write, until: Date): Promise<void> {
  await sql`
    delete from link_tokens link
    where link.expires_at is null and link.created_at <= ${until} and case link.purpose
      when 'stopSearch' then not exists (
        select from saved_searches s where s.edition = link.edition and s.id = link.subject
      )
      when 'stopFavourites' then not exists (
        select from users u where u.edition = link.edition and u.id = link.subject
      )
      when 'stopWait' then not exists (
        select from car_waits w where w.edition = link.edition and w.id = link.subject
      )
      when 'unsubscribe' then not exists (
        select from subscribers s where s.edition = link.edition and s.id = link.subject
      )
      else false
    end
  `.execute(write)
}

/**
 * Deletes what searches found of cars that were sold or withdrawn until then, and since the moment up to which that was done before:
 * most cars that were ever sold were among those of earlier runs.
 */
async function purgeFoundCars(write: Write, until: Date): Promise<void> {
  const done = await write.selectFrom('job_positions').select('at').where('name', '=', FOUND_CARS).executeTakeFirst()
  const since = done?.at ?? new Date(0)
  await sql`
    delete from saved_search_cars found using stock
    where stock.edition = found.edition and stock.id = found.car_id
      and (stock.sold_at > ${since} and stock.sold_at <= ${until}
        or stock.withdrawn_at > ${since} and stock.withdrawn_at <= ${until})
  `.execute(write)
  await sql`
    insert into job_positions (name, at) values (${FOUND_CARS}, ${until})
    on conflict (name) do update set at = greatest(job_positions.at, excluded.at)
  `.execute(write)
}

/** Deletes sales that were made until then. Their pictures are released in the same statement, and swept later. */
async function purgeSales(write: Write, until: Date): Promise<void> {
  await sql`
    with gone as (delete from sales where created_at <= ${until} returning edition, id)
    update uploads set state = 'removed' from sale_photos
    where (sale_photos.edition, sale_photos.sale_id) in (select edition, id from gone)
      and uploads.edition = sale_photos.edition and uploads.key = sale_photos.key
  `.execute(write)
}
