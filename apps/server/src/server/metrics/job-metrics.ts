import { Counter, Gauge, type Registry } from 'prom-client'

import type { Clock } from '../../clock.ts'
import type { WatchJob } from '../../jobs/watch-job.ts'

/** Registers the metrics of the background jobs of this process. */
export function createJobMetrics(registry: Registry, clock: Clock): WatchJob {
  const registers = [registry]
  const runs = new Counter({
    name: 'otosafi_job_runs_total',
    help: 'Runs of background jobs in this process',
    labelNames: ['job', 'outcome'],
    registers,
  })
  const succeeded = new Gauge({
    name: 'otosafi_job_last_success_timestamp_seconds',
    help: 'When a job last ended well in this process; each run of a job is in one process',
    labelNames: ['job'],
    registers,
  })
  return (job) => {
    // A counter that is there from the start lets `increase()` see the first failure.
    for (const outcome of ['done', 'failed']) runs.inc({ job, outcome }, 0)
    return (outcome) => {
      runs.inc({ job, outcome })
      if (outcome === 'done') succeeded.set({ job }, clock() / 1000)
    }
  }
}
