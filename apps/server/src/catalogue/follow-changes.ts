import type { Database } from '../db/database.ts'
import type { SearchService } from './search-service.ts'

/** From a notification to reading the log, so that many changes are read together. */
const DEBOUNCE_MS = 20
/** Between two reads without a notification. */
const POLL_INTERVAL_MS = 1000
const NAMES_INTERVAL_MS = 30_000
const VIEWS_INTERVAL_MS = 5 * 60_000
/** Interval of the check for a new day. */
const DAY_CHECK_INTERVAL_MS = 60_000
const PRUNE_INTERVAL_MS = 3_600_000

export type FollowOptions = {
  database: Database
  service: SearchService
  report: (message: string, error: unknown) => void
}

/**
 * Keeps the service in step with the database: at once when it notifies, and every second, since notifications may be
 * lost. Errors are reported and retried. The returned function stops it and waits for the read that is under way.
 */
export async function followChanges({ database, service, report }: FollowOptions): Promise<() => Promise<void>> {
  let stopped = false
  let running: Promise<void> = Promise.resolve()
  let soon: NodeJS.Timeout | undefined
  let failing = false

  const run = (what: string, task: () => Promise<void>): Promise<void> => {
    running = running.then(async () => {
      if (stopped) return
      try {
        await task()
        failing = false
      } catch (error) {
        // Reported once per outage of the database, not once a second.
        if (!failing) report(what, error)
        failing = true
      }
    })
    return running
  }
  const refresh = (): void => {
    void run('The changes of the database could not be read', () => {
      // Rescheduled only when done: while the database does not answer, reads must not pile up.
      soon = undefined
      return service.refresh()
    })
  }
  const noticed = (): void => {
    if (!stopped) soon ??= setTimeout(refresh, DEBOUNCE_MS)
  }
  const timers = [
    setInterval(noticed, POLL_INTERVAL_MS),
    setInterval(() => void run('The names could not be read', () => service.refreshNames()), NAMES_INTERVAL_MS),
    setInterval(() => void run('The views could not be read', () => service.refreshViews()), VIEWS_INTERVAL_MS),
    setInterval(
      () => void run('The cars that are no longer certified could not be read', () => service.refreshCertified()),
      DAY_CHECK_INTERVAL_MS,
    ),
    setInterval(() => void run('The log of changes could not be pruned', () => service.prune()), PRUNE_INTERVAL_MS),
  ]
  for (const timer of timers) timer.unref()
  const unlisten = await Promise.all(['cars', 'content'].map((channel) => database.listen(channel, noticed)))
  return async () => {
    stopped = true
    for (const timer of timers) clearInterval(timer)
    clearTimeout(soon)
    await running
    for (const stop of unlisten) await stop()
  }
}
