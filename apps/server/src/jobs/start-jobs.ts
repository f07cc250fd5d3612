import { createMarketKeeper } from '../catalogue/market/market-keeper.ts'
import type { Database } from '../db/database.ts'
import { deliverOutbox, type Delivery } from '../outside/outbox/deliver-outbox.ts'
import { OUTBOX_CHANNEL } from '../outside/outbox/enqueue-mail.ts'
import type { RatesPort } from '../outside/rates/rates-port.ts'
import { createRatesUpdate } from '../outside/rates/update-rates.ts'
import { createThreads } from '../threads/threads.ts'
import { purge } from './purge.ts'
import { createWorker } from './worker.ts'

/** Milliseconds after which the outbox is looked at even if nobody called: mails that are to be tried again. */
const POLL = 10_000
const MINUTE = 60_000
const HOUR = 3_600_000
/** Milliseconds from a change of a car to the market values: many changes at once are worked out together. */
const MARKET_PAUSE = 2000

export type Jobs = Omit<Delivery, 'database' | 'mail' | 'signal'> & {
  database: Database
  /** Null where there is no way to send mails yet: they wait. */
  mail: Delivery['mail'] | null
  /** Null where no source of exchange rates is configured: those that are stored stay. */
  rates: RatesPort | null
}

/**
 * Starts what runs beside the requests: sending mails, market values, exchange rates, and deleting what is outdated. The
 * returned call stops it and waits for what is under way.
 */
export async function startJobs({ database, mail, rates, clock, report }: Jobs): Promise<() => Promise<void>> {
  const sending = createWorker(
    (signal) => (mail === null ? Promise.resolve() : deliverOutbox({ database, mail, clock, report, signal })),
    (error) => report('Mails could not be sent', error),
  )
  const purging = createWorker(
    () => purge(database, new Date(clock())),
    (error) => report('Outdated rows could not be deleted', error),
  )
  // A model of tens of thousands of cars takes half a second, in which the server answers.
  const market = createThreads<string, string[]>(new URL('../catalogue/market/market-worker.ts', import.meta.url))
  const valuing = createWorker(createMarketKeeper(database, clock, market.ask).update, (error) =>
    report('Market values could not be worked out', error),
  )
  const exchanging = createWorker(
    rates === null ? () => Promise.resolve() : createRatesUpdate({ database, rates, clock, report }),
    (error) => report('Exchange rates could not be updated', error),
  )
  let soon: NodeJS.Timeout | undefined
  const value = (): void => {
    soon = undefined
    valuing.wake()
  }
  const valueSoon = (): void => {
    soon ??= setTimeout(value, MARKET_PAUSE).unref()
  }

  const unlisten = await Promise.all([
    database.listen(OUTBOX_CHANNEL, sending.wake),
    database.listen('cars', valueSoon),
  ])
  const timers = [
    setInterval(sending.wake, POLL).unref(),
    setInterval(valueSoon, MINUTE).unref(),
    setInterval(purging.wake, HOUR).unref(),
    setInterval(exchanging.wake, HOUR).unref(),
  ]
  sending.wake()
  purging.wake()
  exchanging.wake()
  valueSoon()
  return async () => {
    timers.forEach(clearInterval)
    for (const stop of unlisten) await stop()
    clearTimeout(soon)
    await Promise.all([sending, purging, valuing, exchanging].map(({ stop }) => stop()))
    await market.close()
    mail?.close()
  }
}
