import type { Database } from '../db/database.ts'
import { deliverOutbox, type Delivery } from '../outbox/deliver-outbox.ts'
import { OUTBOX_CHANNEL } from '../outbox/enqueue-mail.ts'
import { purge } from './purge.ts'

/** Milliseconds after which the outbox is looked at even if nobody called: mails that are to be tried again. */
const POLL = 10_000
const HOUR = 3_600_000

export type Jobs = Omit<Delivery, 'database' | 'mail'> & {
  database: Database
  /** Null where there is no way to send mails yet: they wait. */
  mail: Delivery['mail'] | null
}

/** Starts what runs beside the requests: sending mails and deleting what is outdated. The returned call stops it and waits for what is under way. */
export async function startJobs({ database, mail, clock, report }: Jobs): Promise<() => Promise<void>> {
  const outbox = mail === null ? null : { database, mail, clock, report }
  const sending = worker(
    () => (outbox === null ? Promise.resolve() : deliverOutbox(outbox)),
    (error) => report('Mails could not be sent', error),
  )
  const purging = worker(
    () => purge(database, new Date(clock())),
    (error) => report('Outdated rows could not be deleted', error),
  )
  const unlisten = await database.listen(OUTBOX_CHANNEL, sending.wake)
  const timers = [setInterval(sending.wake, POLL).unref(), setInterval(purging.wake, HOUR).unref()]
  sending.wake()
  purging.wake()
  return async () => {
    timers.forEach(clearInterval)
    await unlisten()
    await Promise.all([sending.stop(), purging.stop()])
    mail?.close()
  }
}

/** Runs a piece of work when woken, never twice at once; woken meanwhile, it runs once more. */
function worker(work: () => Promise<void>, report: (error: unknown) => void) {
  let running: Promise<void> | null = null
  const state = { isWanted: false, isStopped: false }
  const run = async (): Promise<void> => {
    while (state.isWanted && !state.isStopped) {
      state.isWanted = false
      await work().catch(report)
    }
    running = null
  }
  return {
    wake: (): void => {
      state.isWanted = true
      running ??= run()
    },
    stop: async (): Promise<void> => {
      state.isStopped = true
      await running
    },
  }
}
