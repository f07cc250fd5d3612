import type { Phase } from './ledger.ts'

const WIDTH = 16

/** The head above the lines of phases. */
export const PHASE_HEAD = line(['', 'taken', 'refused', 'slowest', 'reads', 'pages', 'slowest', 'well after'])

/** The observations of a phase, in one line; times in milliseconds. */
export function formatPhase(phase: Phase): string {
  const { name, taken, refused, slowestWrite, reads, pages, slowestRead, recovery } = phase
  const after = recovery === null ? '' : String(Math.round(recovery))
  return line([name, taken, refused, Math.round(slowestWrite), reads, pages, Math.round(slowestRead), after])
}

function line(cells: readonly (string | number)[]): string {
  return cells.map((cell, column) => (column === 0 ? String(cell).padEnd(WIDTH) : String(cell).padStart(11))).join('')
}
