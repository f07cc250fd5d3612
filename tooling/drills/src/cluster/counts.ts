import { type Answer, describeStatus } from '../ask.ts'

/** How often there was each answer, as `describeStatus` says it. */
export type Counts = Map<string, number>

/** Counts an answer. */
export function count(counts: Counts, answer: Answer): void {
  const status = describeStatus(answer)
  counts.set(status, (counts.get(status) ?? 0) + 1)
}

/** Those that are none of `usual`, in words. */
export function strangeAnswers(counts: Counts, usual: readonly string[]): string[] {
  return [...counts].filter(([status]) => !usual.includes(status)).map(([status, times]) => `${times} × ${status}`)
}

/** Adds counts up. */
export function addCounts(all: readonly Counts[]): Counts {
  const result: Counts = new Map()
  for (const [status, times] of all.flatMap((each) => [...each])) result.set(status, (result.get(status) ?? 0) + times)
  return result
}

/** The share of answers with the status 200, from 0 to 1; null where nothing was asked. */
export function servedShare(counts: Counts): number | null {
  const asked = [...counts.values()].reduce((total, times) => total + times, 0)
  return asked === 0 ? null : (counts.get('200') ?? 0) / asked
}
