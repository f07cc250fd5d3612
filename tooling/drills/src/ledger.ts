/** A question that a visitor sends, again and again under one key until it is taken. */
export type Question = { key: string; message: string; reference: string | null }

/** What was seen while a trouble lasted, or between two. */
export type Phase = {
  name: string
  taken: number
  refused: number
  /** Everything else that happened to writes, reads and pages, told in words, with how often. */
  faults: Map<string, number>
  slowestWrite: number
  reads: number
  pages: number
  slowestRead: number
  /** Milliseconds from the end of the trouble to the first write that was taken; null when none was. */
  recovery: number | null
}

/** A phase of which nothing was seen yet. */
export function createPhase(name: string): Phase {
  const nothing = { taken: 0, refused: 0, slowestWrite: 0, reads: 0, pages: 0, slowestRead: 0 }
  return { name, ...nothing, faults: new Map(), recovery: null }
}

/** Counts a fault. */
export function addFault(phase: Phase, fault: string): void {
  phase.faults.set(fault, (phase.faults.get(fault) ?? 0) + 1)
}
