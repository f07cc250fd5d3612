import { sql } from 'kysely'
import { expect, it } from 'vitest'

import type { RequestList, StockList } from '@otosafi/api-client/office-schema'

import type { Database } from '../db/database.ts'
import { withDatabase } from '../db/testing/with-databases.ts'
import { OFFICE_HOST } from '../env.ts'
import { seedStock } from '../testing/cars.ts'
import { sendRequest } from '../testing/http-request.ts'
import { post } from '../testing/post.ts'
import { startTestServer } from '../testing/start-test-server.ts'
import { employ } from './testing/employ.ts'

const CARS = 100_000
const REQUESTS = 50_000
/** Milliseconds within which the first page of a list is there, and a list that is searched while one types. */
const LIMITS = { list: 200, search: 100 }
/** Of so many answers the median counts. */
const TIMES = 9

/** Copies of the cars that are there, sold and published over the last two years, until there are {@link CARS}. */
async function fillStock({ kysely }: Database): Promise<void> {
  const { rows } = await sql<{ column_name: string }>`
    select column_name from information_schema.columns
    where table_name = 'stock' and is_generated = 'NEVER' and column_name not in ('id', 'published_at', 'sold_at', 'status', 'vin')
  `.execute(kysely)
  const columns = sql.join(rows.map(({ column_name: name }) => sql.ref(name)))
  await sql`
    insert into stock (${columns}, id, published_at, sold_at, status)
    select ${columns}, to_char(each, 'fm00000000'), now() - each * interval '10 minutes',
      case when each % 3 = 0 then now() - each * interval '7 minutes' end,
      case when each % 3 = 0 then 'sold' else 'available' end
    from generate_series(1, ${CARS}::integer) as each
    cross join lateral (select * from (select *, row_number() over () as place from stock) as known where place = 1 + each % 20) as example
  `.execute(kysely)
}

/** Copies of the one request that is there, over the last two years. */
async function fillRequests({ kysely }: Database): Promise<void> {
  const { rows } = await sql<{ column_name: string }>`
    select column_name from information_schema.columns
    where table_name = 'requests' and is_generated = 'NEVER' and column_name not in ('id', 'reference', 'created_at')
  `.execute(kysely)
  const columns = sql.join(rows.map(({ column_name: name }) => sql.ref(name)))
  await sql`
    insert into requests (${columns}, id, reference, created_at)
    select ${columns}, gen_random_uuid(), 'MA-QS-' || to_char(each, 'fm00000000'), now() - each * interval '20 minutes'
    from requests, generate_series(1, ${REQUESTS}::integer) as each
  `.execute(kysely)
}

withDatabase('the lists of the office', (open) => {
  it('are there at once, however much there is', { timeout: 300_000 }, async () => {
    const database = await open()
    await seedStock(database, ['ma'], 20)
    const server = await startTestServer(database)
    const question = { message: 'Is there parking?', name: 'Salma Alaoui', email: 'salma@example.org', consent: true }
    expect((await post(server, '/questions', question)).status).toBeLessThan(300)
    await fillStock(database)
    await fillRequests(database)
    await sql`vacuum analyze`.execute(database.kysely)
    const { cookie } = await employ(database, new Date(server.time.now), 'manager', ['ma'])
    const ask = (path: string) => sendRequest(server.port, OFFICE_HOST, `/office${path}`, { headers: { cookie } })

    expect(((await ask('/cars')).body as StockList).total).toBeGreaterThan(1000)
    expect(((await ask('/requests')).body as RequestList).total).toBeGreaterThan(1000)
    const paths: readonly (readonly [path: string, limit: number])[] = [
      ['/cars', LIMITS.list],
      ['/cars?order=cheapest', LIMITS.list],
      ['/cars?state=draft', LIMITS.list],
      ['/cars?state=sold', LIMITS.list],
      ['/cars?text=dac', LIMITS.search],
      ['/cars?text=00070', LIMITS.search],
      ['/cars?text=nothing%20like%20it', LIMITS.search],
      ['/requests', LIMITS.list],
      ['/requests?state=received', LIMITS.list],
      ['/requests?text=sal', LIMITS.search],
      ['/requests?text=nobody', LIMITS.search],
      ['/cases/booking', LIMITS.list],
      ['/cases/visit?order=due', LIMITS.list],
      ['/numbers?days=30', LIMITS.list],
      ['/numbers?days=365', LIMITS.list],
      ['/audit', LIMITS.list],
    ]
    const slow: string[] = []
    for (const [path, limit] of paths) {
      const times: number[] = []
      for (let time = 0; time < TIMES; time += 1) {
        const began = performance.now()
        const { status } = await ask(path)
        times.push(performance.now() - began)
        expect([path, status]).toEqual([path, 200])
      }
      const median = times.toSorted((a, b) => a - b)[Math.floor(TIMES / 2)] ?? 0
      if (median > limit) slow.push(`${path} takes ${median.toFixed(0)} ms, more than ${limit}`)
    }
    expect(slow).toEqual([])
  })
})
