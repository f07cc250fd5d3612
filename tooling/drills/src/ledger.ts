/** A visitor's write, repeated with one idempotency key until it is acknowledged. */
export type Question = { key: string; message: string; reference: string | null }

/** The observations during a fault, or between two. */
export type Phase = {
  name: string
  taken: number
  refused: number
  /** All other results of writes, reads and pages, in words, with their number. */
  faults: Map<string, number>
  slowestWrite: number
  reads: number
  pages: number
  slowestRead: number
  /** Milliseconds from the end of the fault to the first acknowledged write; null without one. */
  recovery: number | null
}

/** An empty phase. */
export function createPhase(name: string): Phase {
  const nothing = { taken: 0, refused: 0, slowestWrite: 0, reads: 0, pages: 0, slowestRead: 0 }
  return { name, ...nothing, faults: new Map(), recovery: null }
}

/** Counts a result. */
export function addFault(phase: Phase, fault: string): void {
  phase.faults.set(fault, (phase.faults.get(fault) ?? 0) + 1)
}
