import { endsSession } from './unavailable.ts'

/** An item of a job's work, or its id. */
type Item = string | { id: string }

/** Works on items one after the other; `what` names their kind in the log. */
export type RunEach = <T extends Item>(
  what: string,
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
) => Promise<void>

/**
 * Runs a job item by item: one that fails does not stop the others, and all failures are thrown together in the end. The run
 * stops at once where it is aborted, or the database is gone.
 */
export async function settleEach(signal: AbortSignal, run: (each: RunEach) => Promise<void>): Promise<void> {
  const failures: Error[] = []
  await run(async (what, items, work) => {
    for (const item of items) {
      signal.throwIfAborted()
      try {
        await work(item)
      } catch (cause) {
        if (signal.aborted || endsSession(cause)) throw cause
        failures.push(new Error(`The ${what} ${typeof item === 'string' ? item : item.id} failed`, { cause }))
      }
    }
  })
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} items failed`)
}
