import type { Finding } from '../finding.ts'

/**
 * Megabytes that a server may have resident: after a start on a warm database, in use, and how much more in use after the
 * last round than after the first.
 */
export type MemoryBudget = { warmStartMb: number | null; inUseMb: number; growthMb: number }

/** Memory of a server, bytes: after its start, and after each round of reads. */
export type MemoryFigures = { warmStart: number; rounds: readonly number[] }

/** The figures beside their budgets. */
export function compareMemory({ warmStart, rounds }: MemoryFigures, budget: MemoryBudget): Finding[] {
  const [first = 0] = rounds
  return [
    finding('after a warm start', warmStart, budget.warmStartMb),
    ...rounds.map((bytes, place) => finding(`after round ${place + 1}`, bytes, budget.inUseMb)),
    finding('more after the last round than after the first', (rounds.at(-1) ?? 0) - first, budget.growthMb),
  ]
}

function finding(name: string, bytes: number, budget: number | null): Finding {
  const megabytes = bytes / 1024 / 1024
  return {
    name,
    measured: `${megabytes.toFixed(0)} MB`,
    budget: budget === null ? '' : `${budget} MB`,
    over: budget !== null && megabytes > budget,
  }
}
