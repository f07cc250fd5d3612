import type { Database } from '../db/database.ts'
import type { SearchService } from './search-service.ts'

/** Milliseconds from a notification to the reading: many changes at once are read together. */
const DEBOUNCE = 20
/** Milliseconds between readings without any notification. */
const POLL = 1000
const NAMES_EVERY = 30_000
const VIEWS_EVERY = 5 * 60_000
const PRUNE_EVERY = 3_600_000

export type FollowOptions = {
  database: Database
  service: SearchService
  report: (message: string, error: unknown) => void
}

/**
 * Keeps the service in step with the database: at once when it notifies, and every second, since notifications may be
 * lost. Trouble is reported and tried again. The returned call stops it and waits for what is under way.
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
        // Once for each time that the database goes away, not once a second.
        if (!failing) report(what, error)
        failing = true
      }
    })
    return running
  }
  const refresh = (): void => {
    void run('The changes of the database could not be read', () => {
      // Not before its turn has come: while the database is silent, readings must not pile up.
      soon = undefined
      return service.refresh()
    })
  }
  const noticed = (): void => {
    if (!stopped) soon ??= setTimeout(refresh, DEBOUNCE)
  }
  const timers = [
    setInterval(noticed, POLL),
    setInterval(() => void run('The names could not be read', () => service.refreshNames()), NAMES_EVERY),
    setInterval(() => void run('The views could not be read', () => service.refreshViews()), VIEWS_EVERY),
    setInterval(() => void run('The log of changes could not be pruned', () => service.prune()), PRUNE_EVERY),
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
