import { randomUUID } from 'node:crypto'

import { createMarketKeeper } from '../catalogue/market/market-keeper.ts'
import type { Database } from '../db/database.ts'
import type { Uploads } from '../media/uploads/uploads.ts'
import { deliverOutbox, type Delivery } from '../outside/outbox/deliver-outbox.ts'
import { OUTBOX_CHANNEL } from '../outside/outbox/enqueue-message.ts'
import { PAYMENTS_CHANNEL } from '../outside/payments/wake-payments.ts'
import type { RatesPort } from '../outside/rates/rates-port.ts'
import { updateRates } from '../outside/rates/update-rates.ts'
import { createThreads } from '../threads/threads.ts'
import { type JobDefinition, startJobQueue } from './job-queue.ts'
import { purge } from './purge.ts'
import { IMPORTS_CHANNEL } from './wake-imports.ts'
import { type WatchJob, watched } from './watch-job.ts'
import { withinGrace } from './within-grace.ts'
import { createWorker } from './worker.ts'

/** Between two polls of the outbox, for mails whose retry is due: a new mail wakes it at once. */
const POLL_INTERVAL_MS = 10_000
const MINUTE_MS = 60_000
/** A source of rates that does not answer is asked again every hour until the next day. */
const RATES_RETRY = { times: 22, seconds: 3600 }
/** The job that finds news for saved searches and favourites, and reports them. */
const ALERTS = 'alerts'
/** The job that polls the state of payments, and makes the refunds that are due. */
const PAYMENTS = 'payments'
/** The job that takes over the files of cars that the team has sent. */
const IMPORTS = 'imports'
/** Whatever has changed since the last run is matched as a whole, all cars by the first one. */
const ALERTS_LIMIT_S = 3600
/** A file may name hundreds of thousands of photographs, which are fetched. The library allows a day. */
const IMPORTS_LIMIT_S = 23 * 3600
const NO_RETRY = { times: 0, seconds: 0 }
/** From a change of a car to new market values and alerts, so that many changes are handled together. */
const CHANGES_DEBOUNCE_MS = 2000

export type Jobs = Omit<Delivery, 'database' | 'sender' | 'signal'> & {
  database: Database
  /** Null where no source of exchange rates is configured: those that are stored stay. */
  rates: RatesPort | null
  /** Deletes uploads that nothing refers to any more. */
  uploads: Pick<Uploads, 'sweep'>
  /** Expires bookings, and reminds of those that end. */
  bookings: JobDefinition['work']
  /** Polls the state of payments, and makes the refunds that are due. */
  payments: JobDefinition['work']
  /** Reminds of visits. */
  visits: JobDefinition['work']
  /** Expires offers for cars. */
  sales: JobDefinition['work']
  /** Writes subscribers what is new, once a week. */
  newsletter: JobDefinition['work']
  /** Reminds the team of requests that are due. */
  requests: JobDefinition['work']
  /** Takes over the files of cars that the team has sent. */
  imports: JobDefinition['work']
  /** Publishes content whose time has come. */
  content: JobDefinition['work']
  /** Finds and sends what alerts are about. */
  alerts: JobDefinition['work']
  /** Called with the outcome of every run of a job; undefined where nothing is measured. */
  watch?: WatchJob | undefined
  /** Traces the runs of every job; nobody where nothing is traced. */
  trace?: ((job: string, work: JobDefinition['work']) => JobDefinition['work']) | undefined
  /** How long a stop waits for a message that is being handed over; tests do not wait. */
  sendingGrace?: number | undefined
}

/**
 * Starts the background jobs: scheduled ones go through the job queue, mails and market values follow the
 * database's notifications (record 0030). The returned function stops them and waits for those that are under way.
 */
export async function startJobs({
  database,
  ports,
  rates,
  uploads,
  alerts,
  bookings,
  payments,
  visits,
  sales,
  newsletter,
  requests,
  imports,
  content,
  clock,
  report,
  watch,
  trace = (_job, work) => work,
  sendingGrace,
}: Jobs): Promise<() => Promise<void>> {
  const seen = (job: string, work: JobDefinition['work']) => trace(job, watched(watch, job, work))
  // Each channel by itself: a mail server that hangs must not hold up codes that go to telephones.
  const sendings = [
    { mail: ports.mail, sms: null },
    { mail: null, sms: ports.sms },
  ].map((own) => {
    const delivery = { database, ports: own, sender: randomUUID(), clock, report }
    return createWorker(
      seen('outbox', (signal) => deliverOutbox({ ...delivery, signal })),
      (error) => report('Messages could not be sent', error),
    )
  })
  const send = (): void => {
    for (const { wake } of sendings) wake()
  }
  // On a thread: a model of tens of thousands of cars takes half a second.
  const market = createThreads<string, string[]>(new URL('../catalogue/market/market-worker.ts', import.meta.url))
  const valuing = createWorker(seen('market values', createMarketKeeper(database, clock, market.ask).update), (error) =>
    report('Market values could not be worked out', error),
  )
  const scheduled: JobDefinition[] = [
    {
      name: ALERTS,
      cron: '* * * * *',
      retry: NO_RETRY,
      limit: ALERTS_LIMIT_S,
      work: alerts,
      failure: 'Alerts could not be sent',
    },
    {
      name: 'bookings',
      cron: '* * * * *',
      retry: NO_RETRY,
      work: bookings,
      failure: 'Bookings could not be brought up to date',
    },
    {
      name: PAYMENTS,
      cron: '* * * * *',
      retry: NO_RETRY,
      work: payments,
      failure: 'Payments could not be brought up to date',
    },
    {
      name: IMPORTS,
      cron: '* * * * *',
      retry: NO_RETRY,
      limit: IMPORTS_LIMIT_S,
      work: imports,
      failure: 'Cars could not be imported',
    },
    {
      name: 'content',
      cron: '* * * * *',
      retry: NO_RETRY,
      work: content,
      failure: 'Content could not be published',
    },
    {
      name: 'visits',
      cron: '* * * * *',
      retry: NO_RETRY,
      work: visits,
      failure: 'Visitors could not be reminded of their visits',
    },
    {
      name: 'sales',
      cron: '* * * * *',
      retry: NO_RETRY,
      work: sales,
      failure: 'Sales could not be brought up to date',
    },
    {
      name: 'newsletter',
      cron: '*/15 * * * *',
      retry: NO_RETRY,
      work: newsletter,
      failure: 'The newsletter could not be sent',
    },
    {
      name: 'requests',
      cron: '*/15 * * * *',
      retry: NO_RETRY,
      work: requests,
      failure: 'The team could not be reminded of requests',
    },
    {
      name: 'purge',
      cron: '7 * * * *',
      retry: NO_RETRY,
      work: (signal) => purge(database, new Date(clock()), signal),
      failure: 'Outdated rows could not be deleted',
    },
    {
      name: 'uploads',
      cron: '37 * * * *',
      retry: NO_RETRY,
      work: uploads.sweep,
      failure: 'Uploads could not be deleted',
    },
  ]
  if (rates !== null) {
    scheduled.push({
      name: 'rates',
      // The European Central Bank publishes at about 15:00 UTC.
      cron: '30 16 * * *',
      retry: RATES_RETRY,
      work: (signal) => updateRates({ database, rates, clock, report }, signal),
      failure: 'Exchange rates could not be updated',
    })
  }
  const jobs = scheduled.map((job) => ({ ...job, work: seen(job.name, job.work) }))
  const queue = startJobQueue(database, jobs, report)
  let soon: NodeJS.Timeout | undefined
  const value = (): void => {
    soon = undefined
    valuing.wake()
  }
  const valueSoon = (): void => {
    soon ??= setTimeout(value, CHANGES_DEBOUNCE_MS).unref()
  }

  let alertSoon: NodeJS.Timeout | undefined
  const alert = (): void => {
    alertSoon = undefined
    queue.wake(ALERTS)
  }

  const unlisten = await Promise.all([
    database.listen(OUTBOX_CHANNEL, send),
    database.listen(PAYMENTS_CHANNEL, () => queue.wake(PAYMENTS)),
    database.listen(IMPORTS_CHANNEL, () => queue.wake(IMPORTS)),
    database.listen('cars', () => {
      valueSoon()
      alertSoon ??= setTimeout(alert, CHANGES_DEBOUNCE_MS).unref()
    }),
  ])
  const timers = [setInterval(send, POLL_INTERVAL_MS).unref(), setInterval(valueSoon, MINUTE_MS).unref()]
  send()
  valueSoon()
  return async () => {
    timers.forEach(clearInterval)
    for (const stop of unlisten) await stop()
    clearTimeout(soon)
    clearTimeout(alertSoon)
    // A message that is taken later is sent again, with its id.
    const sent = sendings.map(({ stop }) => stop())
    await Promise.all([withinGrace(sent, sendingGrace), valuing.stop(), queue.stop()])
    await market.close()
    ports.mail?.close()
  }
}
