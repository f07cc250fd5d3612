import type { Tally } from './steady-load.ts'

const WIDTH = 20

/** The head above the lines. */
export const TALLY_HEAD = line('', ['taken', 'refused', 'none for', 'slowest', 'reads', 'served', 'slowest', ''])

/** What was seen during a fault, in one line; times in milliseconds, and at its end all statuses that are not 200, 201, or 503. */
export function formatTally(name: string, { writes, reads, longestRefusal, slowestWrite, slowestRead }: Tally): string {
  const asked = sum(reads)
  const others = (all: Tally['reads'], usual: string[]) =>
    [...all].filter(([status]) => !usual.includes(status)).map(([status, times]) => `${times} × ${status}`)
  const strange = [...others(writes, ['201', '503']), ...others(reads, ['200']).map((text) => `reads ${text}`)]
  return line(name, [
    writes.get('201') ?? 0,
    writes.get('503') ?? 0,
    Math.round(longestRefusal),
    Math.round(slowestWrite),
    asked,
    asked === 0 ? '' : `${(((reads.get('200') ?? 0) / asked) * 100).toFixed(2)} %`,
    Math.round(slowestRead),
    strange.join(', '),
  ])
}

/** Adds up what was seen. */
export function addTallies(all: readonly Tally[]): Tally {
  return {
    writes: added(all.map(({ writes }) => writes)),
    reads: added(all.map(({ reads }) => reads)),
    longestRefusal: Math.max(...all.map(({ longestRefusal }) => longestRefusal)),
    slowestWrite: Math.max(...all.map(({ slowestWrite }) => slowestWrite)),
    slowestRead: Math.max(...all.map(({ slowestRead }) => slowestRead)),
  }
}

function added(counts: readonly ReadonlyMap<string, number>[]): Map<string, number> {
  const result = new Map<string, number>()
  for (const [status, times] of counts.flatMap((each) => [...each]))
    result.set(status, (result.get(status) ?? 0) + times)
  return result
}

function sum(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((total, times) => total + times, 0)
}

function line(name: string, cells: readonly (string | number)[]): string {
  return name.padEnd(WIDTH) + cells.map((cell, at) => (at === 7 ? `  ${cell}` : String(cell).padStart(10))).join('')
}
