import { endsSession } from './unavailable.ts'

/** A part of a job's work, or its id. */
type Part = string | { id: string }

/** Does the parts of a job's work one after the other; `what` names their kind in the log. */
export type EachApart = <T extends Part>(
  what: string,
  parts: readonly T[],
  work: (part: T) => Promise<unknown>,
) => Promise<void>

/**
 * Runs a job, whose parts stand apart: those that fail keep the others from nothing, and are thrown together in the end. The
 * run ends at once where it is aborted, or the database is gone.
 */
export async function runApart(signal: AbortSignal, run: (each: EachApart) => Promise<void>): Promise<void> {
  const failures: Error[] = []
  await run(async (what, parts, work) => {
    for (const part of parts) {
      signal.throwIfAborted()
      try {
        await work(part)
      } catch (cause) {
        if (signal.aborted || endsSession(cause)) throw cause
        failures.push(new Error(`The ${what} ${typeof part === 'string' ? part : part.id} failed`, { cause }))
      }
    }
  })
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} parts of the work failed`)
}
