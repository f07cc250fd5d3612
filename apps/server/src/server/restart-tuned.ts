import { environmentWith } from '../env.ts'

/** The largest semi-space of V8's young generation, megabytes. Node's default is 32. */
const SEMI_SPACE = '--max-semi-space-size=4'

/**
 * glibc's malloc settings: without them, memory that a dozen threads needed once is never given back (130 MB), and cached pages
 * fragment the heap that they share with transient blocks (70 MB; record 0025).
 */
const ALLOCATOR = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '16384' }

/**
 * Replaces this process by one with settings that can only be given at a start (`execve`): its id, input and output stay
 * the same. Settings that the environment has already are kept. Does nothing when it was done before, under a parent with
 * an IPC channel (`node --watch`, tests), and where the system cannot (Windows).
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
