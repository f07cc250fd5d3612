import { beforeAll, beforeEach, expect, it, vi } from 'vitest'

import { eventually } from '@otosafi/vitest/eventually'

import type { Database } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { startJobs } from '../../jobs/start-jobs.ts'
import { IDLE_JOBS } from '../../jobs/testing/idle-jobs.ts'
import { seedStock } from '../../testing/cars.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { type DatedRates, RatesError, type RatesPort } from './rates-port.ts'
import { storeRates } from './store-rates.ts'

const HOUR = 3_600_000
const NOW = Date.parse('2026-06-01T12:00:00Z')
const SOURCE = 'rates.example.org'

withDatabase('exchange rates', (open) => {
  let database: Database
  let server: TestServer
  const report = vi.fn<(message: string, error: unknown) => void>()

  beforeAll(async () => {
    database = await open()
    await seedStock(database, ['ma', 'ci'], 5)
    server = await startTestServer(database)
  })
  beforeEach(async () => {
    report.mockClear()
    await database.pool.query(`delete from exchange_rates where source = '${SOURCE}'`)
  })

  const store = (date: string, perEuro: DatedRates['perEuro'], now = NOW) =>
    storeRates(database, { date, source: SOURCE, perEuro }, { now, report })
  const shown = async (edition: 'ma' | 'ci') => {
    await server.search.refresh()
    return (await server.send(edition, '/api/exchange-rates')).body
  }

  it('are stored with their date and source, and pages of all editions hear of it', async () => {
    await server.search.refresh()
    const before = (['ma', 'ci'] as const).map(server.search.dataVersion)
    const rates = { MAD: 10.8, ZAR: 19.5, RWF: 1700, USD: 1.2, GBP: 0.86 }
    expect(await store('2026-06-01', rates)).toHaveLength(5)
    await server.search.refresh()
    const after = (['ma', 'ci'] as const).map(server.search.dataVersion)
    expect(after.map((version, at) => version === before[at])).toEqual([false, false])
    const { date, source, rates: shownRates } = await shown('ma')
    expect([date, source]).toEqual(['2026-06-01', SOURCE])
    expect(shownRates.find(({ currency }: { currency: string }) => currency === 'EUR').rate).toBeCloseTo(1 / 10.8, 10)
  })

  it('of the CFA franc are fixed, whatever the day and the table say', async () => {
    await database.pool.query(
      `insert into exchange_rates (base, quote, as_of, rate, source) values ('EUR', 'XOF', '2026-06-01', 700, '${SOURCE}')`,
    )
    await store('2026-06-01', { MAD: 10.8, USD: 1.2, GBP: 0.86 })
    const { base, date, source, rates } = await shown('ci')
    expect([base, date, source]).toEqual(['XOF', '2026-06-01', SOURCE])
    expect(rates.find(({ currency }: { currency: string }) => currency === 'EUR').rate).toBeCloseTo(1 / 655.957, 14)
  })

  it('that a source does not know keep the older date', async () => {
    await store('2026-06-01', { USD: 1.2, GBP: 0.86 })
    expect((await shown('ma')).date).toBe('2025-12-31')
  })

  it('are stored once, and never for an older day than is known', async () => {
    expect(await store('2026-05-31', { MAD: 10.8 })).toEqual(['MAD'])
    expect(await store('2026-05-31', { MAD: 10.9 })).toEqual([])
    expect(await store('2026-05-30', { MAD: 10.9 })).toEqual([])
    const both = await Promise.all([store('2026-06-01', { MAD: 10.9 }), store('2026-06-01', { MAD: 10.9 })])
    expect(both.flat()).toEqual(['MAD'])
  })

  it('that moved by more than 20 percent are refused and reported, the others stored', async () => {
    await store('2026-05-31', { MAD: 10, USD: 1.2, GBP: 0.8 })
    expect(await store('2026-06-01', { MAD: 12.01, USD: 1.44, GBP: 0.639 })).toEqual(['USD'])
    expect(report.mock.calls).toEqual([
      ['The exchange rate of MAD moved by more than 20 percent and is refused', `2026-06-01, ${SOURCE}`],
      ['The exchange rate of GBP moved by more than 20 percent and is refused', `2026-06-01, ${SOURCE}`],
    ])
    const { rows } = await database.pool.query(
      `select quote, rate from exchange_rates where as_of = '2026-06-01' order by quote`,
    )
    expect(rows).toEqual([{ quote: 'USD', rate: '1.44' }])
  })

  it('are compared with those of the last 30 days only', async () => {
    await store('2026-05-01', { MAD: 10 }, NOW - 30 * 24 * HOUR)
    expect(await store('2026-05-31', { MAD: 15 })).toEqual([])
    expect(await store('2026-06-01', { MAD: 15 })).toEqual(['MAD'])
  })

  it.each(['2026-06-03', '2026-05-01'])('of %s are not those of today', async (date) => {
    await expect(store(date, { MAD: 10.8 })).rejects.toThrow(RatesError)
  })

  it('are looked after while the server runs, and nothing is asked where no source is configured', async () => {
    const perEuro = { MAD: 10.75 }
    const rates: RatesPort = { fetchRates: async () => ({ date: '2026-06-01', source: SOURCE, perEuro }) }
    const jobs = {
      database,
      ports: { mail: null, sms: null },
      ...IDLE_JOBS,
      clock: () => NOW,
      report,
    }
    const stored = async () => {
      const { rows } = await database.pool.query('select rate from exchange_rates where source = $1', [SOURCE])
      return rows
    }
    const stopWithout = await startJobs({ ...jobs, rates: null })
    await stopWithout()
    expect(await stored()).toEqual([])
    const stop = await startJobs({ ...jobs, rates })
    await eventually(async () => expect(await stored()).toEqual([{ rate: '10.75' }]))
    await stop()
    expect(report).not.toHaveBeenCalled()
  })
})
