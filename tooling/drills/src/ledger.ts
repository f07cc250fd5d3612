/** A visitor's question, which a drill sends with one idempotency key until it is acknowledged. */
export type Question = {
  /** The idempotency key. */
  key: string
  message: string
  /** The reference in the acknowledgement; null without one. */
  reference: string | null
}

/** The observations during a fault of the drill, or between two. */
export type Phase = {
  name: string
  /** Writes that were acknowledged. */
  taken: number
  /** Writes that were refused for the time being. */
  refused: number
  /** Results that must not be, in words, with their number. */
  faults: Map<string, number>
  slowestWrite: number
  reads: number
  pages: number
  slowestRead: number
  /** Milliseconds from the end of the trouble to the first acknowledged write; null without one. */
  recovery: number | null
}

/** An empty phase. */
export function createPhase(name: string): Phase {
  const nothing = { taken: 0, refused: 0, slowestWrite: 0, reads: 0, pages: 0, slowestRead: 0 }
  return { name, ...nothing, faults: new Map(), recovery: null }
}

/** Counts a result that must not be. */
export function addFault(phase: Phase, fault: string): void {
  phase.faults.set(fault, (phase.faults.get(fault) ?? 0) + 1)
}
