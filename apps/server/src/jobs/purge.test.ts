import { randomUUID } from 'node:crypto'

import { beforeAll, expect, it } from 'vitest'

import { EDITIONS } from '@otosafi/editions/registry'

import { createContactVerifications } from '../auth/contact-verifications.ts'
import { createKnownNetworks } from '../auth/known-networks.ts'
import { createLinkToken } from '../auth/link-tokens.ts'
import { createSessions } from '../auth/sessions.ts'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Tables } from '../db/tables.ts'
import { withDatabase } from '../db/testing/with-databases.ts'
import { NETWORK_LIMIT } from '../limits/guess-limits.ts'
import { createRateLimiter } from '../limits/rate-limiter.ts'
import { exampleBooking, exampleVisit } from '../resources/bookings/testing/booking-rows.ts'
import { addUser } from '../testing/users.ts'
import { purge } from './purge.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

type Counted = Extract<
  keyof Tables,
  | 'sessions'
  | 'refresh_tokens'
  | 'guesses'
  | 'known_networks'
  | 'users'
  | 'contact_proofs'
  | 'contact_destinations'
  | 'sms_blocks'
>

withDatabase('what has served its time', (open) => {
  let database: Database

  beforeAll(async () => {
    database = await open()
  })

  it('is deleted: sessions that are over, with their tokens, guesses, and networks that nobody has come from for long', async () => {
    let now = Date.parse('2026-06-01T12:00:00Z')
    const clock = () => now
    const sessions = createSessions(database, clock)
    const userId = await addUser(database, { email: 'salma@example.org' })
    const short = { edition: 'ma', userId, remembered: false, device: 'Firefox' } as const
    await sessions.open(short)
    const { refresh } = await sessions.open({ ...short, remembered: true })
    await createKnownNetworks(database, clock).remember({ edition: 'ma', userId }, '192.0.2.1')
    const signUp = { password_hash: '', language: 'en', full_name: 'Nobody', created_at: new Date(now) } as const
    await database.kysely
      .insertInto('users')
      .values({
        ...signUp,
        edition: 'ma',
        id: randomUUID(),
        email: null,
        phone: null,
        bio: null,
        photo: null,
        pending_email: 'nobody@example.org',
        pending_phone: null,
      })
      .execute()
    const verifications = createContactVerifications(database, clock)
    const contact = { edition: 'ma', channel: 'email', destination: 'nobody@example.org' } as const
    await inTransaction(database, (write) => verifications.ask(write, contact, { userId: null }))
    await database.kysely
      .insertInto('sms_blocks')
      .values({ edition: 'ma', block: '+21266123', hour: new Date(now), sent: 1 })
      .execute()
    await createRateLimiter(database, clock).guess('salma', NETWORK_LIMIT)
    const left = async () => {
      const count = (table: Counted) => database.kysely.selectFrom(table).selectAll().execute()
      const tables = [
        await count('sessions'),
        await count('refresh_tokens'),
        await count('guesses'),
        await count('known_networks'),
        await count('users'),
        await count('contact_proofs'),
        await count('contact_destinations'),
        await count('sms_blocks'),
      ]
      return tables.map((rows) => rows.length)
    }

    await purge(database, new Date(now))
    expect(await left()).toEqual([2, 2, 1, 1, 2, 1, 1, 1])
    now += 2 * DAY
    await purge(database, new Date(now))
    expect(await left()).toEqual([1, 1, 0, 1, 2, 0, 0, 0])
    expect(await sessions.refresh('ma', refresh)).toHaveProperty('access')
    now += 12 * DAY
    await purge(database, new Date(now))
    expect(await left()).toEqual([0, 0, 0, 1, 1, 0, 0, 0])
    now += 77 * DAY
    await purge(database, new Date(now))
    expect(await left()).toEqual([0, 0, 0, 0, 1, 0, 0, 0])
  })

  it('is deleted as the privacy policy says: requests after two years, addresses that left the newsletter after a month', async () => {
    const start = new Date('2026-06-01T12:00:00Z')
    const at = (days: number) => new Date(start.getTime() + days * DAY)
    const request = { edition: 'ma', kind: 'question', language: 'fr', car_id: null, fields: '{}' } as const
    const { id: request_id } = await database.kysely
      .insertInto('requests')
      .values({ ...request, reference: 'MA-QU-00000001', consented_at: start, created_at: start, user_id: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    const act = { edition: 'ma', request_id, action: 'close', actor: 'staff' } as const
    await database.kysely
      .insertInto('request_events')
      .values({ ...act, state_before: 'received', state_after: 'closed', at: at(1) })
      .execute()
    const states = ['subscribed', 'unsubscribed', 'pending'] as const
    for (const state of states) {
      const id = randomUUID()
      const subscriber = { edition: 'ma', id, email: `${state}@example.org`, language: 'fr', state } as const
      const unsubscribed_at = state === 'unsubscribed' ? at(1) : null
      await database.kysely
        .insertInto('subscribers')
        .values({ ...subscriber, consented_at: start, unsubscribed_at })
        .execute()
      const link = { edition: 'ma', purpose: 'unsubscribe', subject: id, now: start, life: null } as const
      await inTransaction(database, (write) => createLinkToken(write, link))
    }
    const left = async (day: number) => {
      await purge(database, at(day))
      const subscribers = await database.kysely.selectFrom('subscribers').select('state').orderBy('state').execute()
      const requests = await database.kysely.selectFrom('requests').select('reference').execute()
      const links = await database.kysely.selectFrom('link_tokens').select('hash').execute()
      return [subscribers.map(({ state }) => state), requests.length, links.length]
    }
    expect(await left(29)).toEqual([['pending', 'subscribed', 'unsubscribed'], 1, 3])
    expect(await left(30)).toEqual([['subscribed', 'unsubscribed'], 1, 2])
    expect(await left(31)).toEqual([['subscribed'], 1, 1])
    expect(await left(729)).toEqual([['subscribed'], 1, 1])
    expect(await left(730)).toEqual([['subscribed'], 0, 1])
    expect(await database.kysely.selectFrom('request_events').selectAll().execute()).toEqual([])
  })

  it('is deleted after a month: links that stop messages about what is there no more, and no others', async () => {
    const start = new Date('2026-06-01T12:00:00Z')
    const at = (days: number) => new Date(start.getTime() + days * DAY)
    const there = await addUser(database, { email: 'awa@example.org' })
    const purposes = ['stopSearch', 'stopFavourites', 'stopWait', 'unsubscribe'] as const
    const links = [
      { purpose: 'stopFavourites', subject: there } as const,
      ...purposes.map((purpose) => ({ purpose, subject: randomUUID() })),
    ]
    for (const link of links)
      await inTransaction(database, (write) =>
        createLinkToken(write, { ...link, edition: 'ma', now: start, life: null }),
      )
    const left = async (day: number) => {
      await purge(database, at(day))
      const rows = await database.kysely
        .selectFrom('link_tokens')
        .select('subject')
        .where(
          'subject',
          'in',
          links.map(({ subject }) => subject),
        )
        .execute()
      return rows.map(({ subject }) => subject)
    }
    expect(await left(29)).toHaveLength(5)
    expect(await left(30)).toEqual([there])
  })

  it('is deleted with its links, which have no end of their own: requests', async () => {
    const start = new Date('2026-06-01T12:00:00Z')
    const at = (days: number) => new Date(start.getTime() + days * DAY)
    const link = { edition: 'ma', now: start, life: null, purpose: 'teamRequest', subject: randomUUID() } as const
    await inTransaction(database, (write) => createLinkToken(write, link))
    const left = async (day: number) => {
      await purge(database, at(day))
      const links = database.kysely.selectFrom('link_tokens').where('purpose', '=', 'teamRequest').select('purpose')
      return (await links.execute()).length
    }
    expect([await left(729), await left(730)]).toEqual([1, 0])
  })

  it('is deleted two years after it was made: bookings that have ended and visits, with their events and links', async () => {
    const start = new Date('2026-06-01T12:00:00Z')
    const at = (days: number) => new Date(start.getTime() + days * DAY)
    const reader = { edition: EDITIONS.ma, language: 'fr' } as const
    const ids = { id: randomUUID(), last_event: randomUUID() }
    const times = { created_at: start, consented_at: start }
    const ended = { ...exampleBooking(reader), ...ids, ...times, deadline: null }
    const open = { ...ended, id: randomUUID(), reference: 'MA-BK-00000001', state: 'held', deadline: at(800) } as const
    await database.kysely.insertInto('bookings').values([ended, open]).execute()
    await database.kysely
      .insertInto('visits')
      .values({ ...exampleVisit(reader), ...ids, ...times, scheduled_at: start })
      .execute()
    const link = { edition: 'ma', purpose: 'booking', subject: ids.id, now: start, life: null } as const
    await inTransaction(database, (write) => createLinkToken(write, link))
    const left = async (day: number) => {
      await purge(database, at(day))
      const bookings = await database.kysely.selectFrom('bookings').select('reference').execute()
      const visits = await database.kysely.selectFrom('visits').select('reference').execute()
      const links = await database.kysely
        .selectFrom('link_tokens')
        .where('purpose', '=', 'booking')
        .select('hash')
        .execute()
      return [bookings.length, visits.length, links.length]
    }
    expect(await left(729)).toEqual([2, 1, 1])
    expect(await left(730)).toEqual([1, 0, 0])
  })

  it('is deleted although something else could not be, which is thrown in the end', async () => {
    const now = new Date('2026-06-01T12:00:00Z')
    const hour = new Date(now.getTime() - 2 * DAY)
    await database.kysely
      .insertInto('sms_blocks')
      .values({ edition: 'ma', block: '+21266124', hour, sent: 1 })
      .execute()
    await database.pool.query('alter table rate_counts rename to away')
    const thrown = await purge(database, now).catch((error: unknown) => error)
    await database.pool.query('alter table away rename to rate_counts')
    expect((thrown as AggregateError).errors).toMatchObject([{ message: 'The purge of rate counts failed' }])
    expect(await database.kysely.selectFrom('sms_blocks').selectAll().execute()).toEqual([])
  })

  it('has longer than other work of jobs, so that much of it does not stay for good', async () => {
    const now = new Date('2026-06-01T12:00:00Z')
    await database.pool.query(`
      create table seen_limits (value text);
      create function note_limit() returns trigger language plpgsql as $$
        begin
          insert into seen_limits values (current_setting('statement_timeout'));
          return old;
        end
      $$;
      create trigger note_limit before delete on rate_counts for each row execute function note_limit();
    `)
    await database.kysely.insertInto('rate_counts').values({ bucket: 'x', times: 1, ends_at: now }).execute()
    await purge(database, now)
    expect((await database.pool.query('select value from seen_limits')).rows).toEqual([{ value: '25s' }])
    await database.pool.query('drop table seen_limits; drop function note_limit cascade')
  })
})
