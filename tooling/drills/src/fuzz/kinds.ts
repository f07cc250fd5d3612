import type { FuzzWorld } from './fuzz-world.ts'
import type { KindName } from './kind-names.ts'
import { rawKind } from './raw/raw.ts'
import { readKind } from './reads/reads.ts'
import { runCases, type RunOptions, type RunResult } from './run-cases.ts'
import { formKind, pageKind } from './site/site.ts'
import { writeKind } from './writes/writes.ts'

type Run = (world: FuzzWorld, options: RunOptions) => Promise<RunResult>

/** Runs cases of each kind. */
export const runKind: Readonly<Record<KindName, Run>> = {
  reads: (world, options) => runCases(readKind(world), options),
  writes: (world, options) => runCases(writeKind(world), options),
  raw: (world, options) => runCases(rawKind(world), options),
  forms: (world, options) => runCases(formKind(world), options),
  pages: (world, options) => runCases(pageKind(world), options),
}

/** How many of ten cases are of each kind; pages take the longest. */
const WEIGHTS: Readonly<Record<KindName, number>> = { reads: 3, writes: 3, raw: 2, forms: 1, pages: 1 }

/** How many of `cases` are of one kind when these kinds are run. */
export function shareOf(kind: KindName, kinds: readonly KindName[], cases: number): number {
  const whole = kinds.reduce((sum, each) => sum + WEIGHTS[each], 0)
  return Math.ceil((cases * WEIGHTS[kind]) / whole)
}

/** Whether a kind needs the built editions. */
export function needsSite(kind: KindName): boolean {
  return kind === 'forms' || kind === 'pages'
}
