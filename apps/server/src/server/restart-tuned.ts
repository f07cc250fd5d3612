import { environmentWith } from '../env.ts'

/** The most that either half of the young generation grows to, megabytes. Node's own figure is 32, of which little is ever needed. */
const SEMI_SPACE = '--max-semi-space-size=16'

/**
 * How glibc keeps what was freed. Left alone it gives each thread a heap of its own and adapts its thresholds to the
 * largest block that was ever freed, so that what a dozen threads needed once stays with the process: 130 MB.
 */
const ALLOCATOR = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '131072' }

/**
 * Runs this process's program anew with settings that can only be given at a start: number, input and output of the
 * process stay the same. Settings of the environment that are there already are kept. Nothing happens when it was done,
 * under a parent that talks to the process (`node --watch`, tests), and where the system cannot (Windows).
 */
export function restartTuned(): void {
  if (process.execArgv.includes(SEMI_SPACE) || process.channel || process.execve === undefined) return
  const args = [process.execPath, SEMI_SPACE, ...process.execArgv, ...process.argv.slice(1)]
  try {
    process.execve(process.execPath, args, environmentWith(ALLOCATOR))
  } catch (error) {
    console.error('The server runs with more memory than it needs: it could not be started anew.', error)
  }
}
