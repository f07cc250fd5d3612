import { setTimeout as sleep } from 'node:timers/promises'

import { PgBoss } from 'pg-boss'

import type { Report } from '../db/connection.ts'
import type { Database } from '../db/database.ts'
import { JOB_SCHEMA } from '../db/job-schema.ts'
import { retryWhileUnavailable } from '../db/retry-while-unavailable.ts'
import { JobOverdue } from './job-overdue.ts'

/** A kind of job. One of a kind runs at a time, over all processes. */
export type JobDefinition = {
  /** The name of its queue. */
  name: string
  /** When it is due, as five fields of cron in UTC. It is due at every start, too. */
  cron: string
  /** Retries of a failed job: their number, and the delay in seconds. */
  retry: { times: number; seconds: number }
  /** How many seconds it may take, where {@link LIMIT_S} is not right. */
  limit?: number
  /**
   * Does the work. It may run again for what was done already: where the process died or the database went away before the
   * end was written. `signal` is aborted when the process is to stop, and when the work takes too long.
   */
  work: (signal: AbortSignal) => Promise<void>
  /** The message that is logged when it fails. */
  failure: string
}

/** The job queue of a process. */
export type JobQueue = {
  /** Lets a job run as soon as possible: it is not doubled where one waits already. */
  wake: (name: string) => void
  /** Aborts what runs, waits for it, and runs nothing any more. */
  stop: () => Promise<void>
}

/** Polling interval for jobs queued by other processes or by the schedule. */
const POLL_INTERVAL_S = 10
/** After so long without a sign of life a job counts as dead with its process, and its kind may run again. */
const HEARTBEAT_S = 60
/** How long a job may take. Then it is aborted and counts as failed: the next of its kind goes on with what is left. */
const LIMIT_S = 15 * 60
/** How much later the next of its kind begins beside one that does not end although it was aborted. */
const GRACE_S = 60
/** Retention of the rows of finished jobs. */
const KEEP_S = 24 * 3600
/** Interval of the library's housekeeping that this program does not use, or not that often. */
const SELDOM_S = 3600
/** Shutdown timeout for jobs that ignore their abort signal. */
const STOP_TIMEOUT_MS = 5000
/** Backoff of the start while the database is away. */
const RETRY = { first: 250, longest: 10_000 }

/**
 * Starts a queue with these jobs in the database, which all processes share (record 0030). Returns at once: while the
 * database is away the start is tried again in the background. Errors go to `report`.
 */
export function startJobQueue(database: Database, jobs: readonly JobDefinition[], report: Report): JobQueue {
  const stopping = new AbortController()
  const { signal } = stopping
  const reportUnlessStopping = (message: string, error: unknown) => {
    if (!signal.aborted) report(message, error)
  }
  const workers = new Map<string, string>()

  const open = async (): Promise<PgBoss> => {
    const boss = createBoss(database)
    boss.on('error', (error) => reportUnlessStopping('The job queue had an error', error))
    try {
      await boss.start()
      for (const job of jobs) workers.set(job.name, await add(boss, job))
      return boss
    } catch (error) {
      await boss.stop({ graceful: false }).catch(() => undefined)
      throw error
    }
  }

  /** Runs a job, aborted when the process is to stop, or when it takes longer than it may. */
  const run = async ({ work, failure }: JobDefinition, limit: number): Promise<void> => {
    const late = new AbortController()
    const timer = setTimeout(() => {
      const overdue = new JobOverdue(limit)
      reportUnlessStopping(failure, overdue)
      late.abort(overdue)
    }, limit * 1000)
    timer.unref()
    try {
      await work(AbortSignal.any([signal, late.signal]))
    } catch (error) {
      if (!(error instanceof JobOverdue)) reportUnlessStopping(failure, error)
      throw error
    } finally {
      clearTimeout(timer)
    }
  }

  const add = async (boss: PgBoss, job: JobDefinition): Promise<string> => {
    const { name, cron, retry, limit = LIMIT_S } = job
    const options = {
      retryLimit: retry.times,
      retryDelay: retry.seconds,
      heartbeatSeconds: HEARTBEAT_S,
      expireInSeconds: Math.ceil(limit) + GRACE_S,
      deleteAfterSeconds: KEEP_S,
    }
    // Stately: no more than one waits, is to be tried again, or runs.
    await boss.createQueue(name, { ...options, policy: 'stately' })
    await boss.updateQueue(name, options)
    await boss.schedule(name, cron)
    await boss.send(name)
    return boss.work(name, { pollingIntervalSeconds: POLL_INTERVAL_S }, () => run(job, limit))
  }

  const onTrouble = (error: unknown) => reportUnlessStopping('The job queue could not be started yet', error)
  const opening = retryWhileUnavailable(open, { ...RETRY, signal, onTrouble })
  opening.catch((error: unknown) => reportUnlessStopping('The job queue could not be started', error))

  const wake = async (name: string): Promise<void> => {
    const boss = await opening
    if (signal.aborted) return
    await boss.send(name)
    boss.notifyWorker(workers.get(name) ?? '')
  }

  return {
    wake(name) {
      wake(name).catch((error: unknown) => reportUnlessStopping(`The job ${name} could not be queued`, error))
    },
    async stop() {
      stopping.abort()
      const boss = await opening.catch(() => null)
      if (boss === null) return
      // One after the other: the library's own stop looks again for unfinished jobs every half second only.
      const ended = Promise.all(jobs.map(({ name }) => boss.offWork(name)))
      await Promise.race([ended, sleep(STOP_TIMEOUT_MS, undefined, { ref: false })])
      await boss.stop({ graceful: false })
    },
  }
}

function createBoss(database: Database): PgBoss {
  return new PgBoss({
    schema: JOB_SCHEMA,
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
    db: { executeSql: (text, values) => execute(database, text, values) },
    bamIntervalSeconds: SELDOM_S,
    flowIntervalSeconds: SELDOM_S,
    monitorIntervalSeconds: HEARTBEAT_S,
    // The library's own checks of indexes and vacuum are for queues of millions.
    reindex: false,
    monitorVacuum: false,
  })
}

/** Runs a statement, or a script, in the lane of jobs and within its limits (record 0024). */
async function execute({ lanes }: Database, text: string, values: unknown[] = []): Promise<{ rows: unknown[] }> {
  const client = await lanes.connect()
  try {
    const result = await client.query<unknown>(text, values)
    client.release()
    return result
  } catch (error) {
    // A script that fails within its transaction would leave the session in it.
    client.release(true)
    throw error
  }
}
