import { addCounts, type Counts, servedShare, strangeAnswers } from './counts.ts'
import type { PictureTally } from './picture-load.ts'
import type { SteadyTally } from './steady-load.ts'

/** The requests and answers during a fault. */
export type Tally = SteadyTally &
  PictureTally & {
    /** Downtime of writes, milliseconds: until another primary led, or the pooler was back. */
    outage: number
    /** The idle share of the processors after the downtime, from 0 to 1. */
    idle: number
  }

const WIDTH = 20

/** The head above the lines. */
export const TALLY_HEAD = line(
  '',
  'idle,taken,refused,outage,gap,waited,slowest,reads,served,slowest,pictures,refused,shown,not now,'.split(','),
)

/** The tally of a fault in one line: times in milliseconds, then all statuses other than 200, 201 and 503. */
export function formatTally(name: string, tally: Tally): string {
  const { writes, reads, uploads, shown, outage, idle, longestRefusal, longestWait, slowestWrite, slowestRead } = tally
  const asked = [...reads.values()].reduce((total, times) => total + times, 0)
  const served = servedShare(reads)
  const strange = [
    ...strangeAnswers(writes, ['201', '503']),
    ...strangeAnswers(reads, ['200']).map((text) => `reads ${text}`),
    ...strangeAnswers(uploads, ['201', '503']).map((text) => `uploads ${text}`),
    ...strangeAnswers(shown, ['200', '503']).map((text) => `pictures ${text}`),
  ]
  return line(name, [
    `${Math.round(idle * 100)} %`,
    writes.get('201') ?? 0,
    writes.get('503') ?? 0,
    Math.round(outage),
    Math.round(longestRefusal),
    Math.round(longestWait),
    Math.round(slowestWrite),
    asked,
    served === null ? '' : `${(served * 100).toFixed(2)} %`,
    Math.round(slowestRead),
    uploads.get('201') ?? 0,
    uploads.get('503') ?? 0,
    shown.get('200') ?? 0,
    shown.get('503') ?? 0,
    strange.join(', '),
  ])
}

/** Adds up what was seen. */
export function addTallies(all: readonly Tally[]): Tally {
  const counts = (of: (tally: Tally) => Counts) => addCounts(all.map(of))
  return {
    writes: counts(({ writes }) => writes),
    reads: counts(({ reads }) => reads),
    uploads: counts(({ uploads }) => uploads),
    shown: counts(({ shown }) => shown),
    outage: Math.max(...all.map(({ outage }) => outage)),
    idle: Math.min(...all.map(({ idle }) => idle)),
    longestRefusal: Math.max(...all.map(({ longestRefusal }) => longestRefusal)),
    longestWait: Math.max(...all.map(({ longestWait }) => longestWait)),
    slowestWrite: Math.max(...all.map(({ slowestWrite }) => slowestWrite)),
    slowestRead: Math.max(...all.map(({ slowestRead }) => slowestRead)),
  }
}

function line(name: string, cells: readonly (string | number)[]): string {
  const last = cells.length - 1
  return name.padEnd(WIDTH) + cells.map((cell, at) => (at === last ? `  ${cell}` : String(cell).padStart(10))).join('')
}
