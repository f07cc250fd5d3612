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
  /** Violations in words, with their number. */
  violations: Map<string, number>
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
  return { name, ...nothing, violations: new Map(), recovery: null }
}

/** Counts a violation. */
export function addViolation(phase: Phase, violation: string): void {
  phase.violations.set(violation, (phase.violations.get(violation) ?? 0) + 1)
}
