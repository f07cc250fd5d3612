import { sql } from 'kysely'
import type { Registry } from 'prom-client'

import type { Clock } from '../../clock.ts'
import { withinBudget } from '../../db/budget.ts'
import type { Database } from '../../db/database.ts'
import { gauge, plainGauge } from './readings.ts'

/** Timeout of the database's answer, milliseconds: below the seconds that Prometheus waits for a scrape. */
const READ_TIMEOUT_MS = 1000
/** However often it is scraped, the database is asked no sooner than so long after the last answer. */
const READ_INTERVAL_MS = 5000

type Channel = { channel: string; waiting: number; givenUp: number; oldest: number }

/** Registers the state of the outbox, and whether the database answers. Without an answer the first is not shown. */
export function registerOutboxState(
  registry: Registry,
  { database, clock }: { database: Pick<Database, 'kysely'>; clock: Clock },
): void {
  const read = atMostEvery(READ_INTERVAL_MS, clock, () => readOutbox(database, new Date(clock())))
  plainGauge(registry, 'otosafi_database_up', '1 while the database answers', async () =>
    Number((await read()) !== null),
  )
  gauge(
    registry,
    {
      name: 'otosafi_outbox_messages',
      help: 'Mails and text messages that wait to be sent, and those that were given up',
      labelNames: ['channel', 'state'],
    },
    async () =>
      ((await read()) ?? []).flatMap(({ channel, waiting, givenUp }) => [
        { labels: { channel, state: 'waiting' }, value: waiting },
        { labels: { channel, state: 'given_up' }, value: givenUp },
      ]),
  )
  gauge(
    registry,
    {
      name: 'otosafi_outbox_oldest_seconds',
      help: 'How long the oldest message that is due has waited, 0 where none has',
      labelNames: ['channel'],
    },
    async () => ((await read()) ?? []).map(({ channel, oldest }) => ({ labels: { channel }, value: oldest })),
  )
}

/**
 * Every channel with its messages; null where the database does not answer. What was held until the end of the night is late from
 * then on only, also where an attempt has failed since.
 */
async function readOutbox({ kysely }: Pick<Database, 'kysely'>, now: Date): Promise<readonly Channel[] | null> {
  const statement = sql<Channel>`
    select
      channel,
      count(*) filter (where waits) as waiting,
      count(*) filter (where failed_at is not null) as "givenUp",
      extract(epoch from greatest(${now}::timestamptz - min(since) filter (where waits), interval '0'))::float8 as oldest
    from (values ('mail'), ('sms')) as known (channel)
      left join (
        select
          *,
          failed_at is null and (expires_at is null or expires_at > ${now}) as waits,
          coalesce(first_due_at, case when attempts = 0 then due_at else created_at end) as since
        from outbox
      ) as messages using (channel)
    group by channel order by channel
  `
  try {
    const { rows } = await withinBudget({ lane: 'background', milliseconds: READ_TIMEOUT_MS }, () =>
      statement.execute(kysely),
    )
    return rows
  } catch {
    return null
  }
}

/** Shares the answer of `read`, which does not reject, for so many milliseconds; meanwhile all wait for the same one. */
function atMostEvery<T>(milliseconds: number, clock: Clock, read: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined
  let answeredAt: number | null = null
  return () => {
    // A clock that was set back counts as time that has passed.
    const isDue = answeredAt !== null && Math.abs(clock() - answeredAt) >= milliseconds
    if (answer !== undefined && !isDue) return answer
    answeredAt = null
    answer = read().finally(() => (answeredAt = clock()))
    return answer
  }
}
