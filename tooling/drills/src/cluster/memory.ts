import { readFileSync } from 'node:fs'

import { median } from '../median.ts'

/** The trend of a process's memory, megabytes. */
export type MemoryTrend = {
  name: string
  /** The median of the second quarter of the time: the first one is for caches to fill. */
  before: number
  /** The median of the last quarter. */
  after: number
  most: number
}

const INTERVAL_MS = 5000
/** Allowed growth of a process in half of the time, as a share, and in megabytes where that is more. */
const GROWTH = 0.1
const GROWTH_MB = 10

/** Samples the memory of processes. `stop` ends that and returns each trend. Throws where one does not run. */
export function watchMemory(processes: Readonly<Record<string, number>>): { stop: () => MemoryTrend[] } {
  const watched = Object.entries(processes).map(([name, pid]) => {
    const first = readMemory(pid)
    if (first === null) throw new Error(`There is no process of ${name}`)
    return { name, pid, readings: [first] }
  })
  const timer = setInterval(() => {
    for (const { pid, readings } of watched) readings.push(readMemory(pid) ?? (readings.at(-1) as number))
  }, INTERVAL_MS)
  return {
    stop() {
      clearInterval(timer)
      return watched.map(({ name, readings }) => trendOf(name, readings))
    },
  }
}

/** The trend of successive readings in megabytes. */
export function trendOf(name: string, readings: readonly number[]): MemoryTrend {
  const quarter = (from: number) =>
    median(readings.slice(Math.floor(readings.length * from), Math.ceil(readings.length * (from + 0.25))))
  return { name, before: quarter(0.25), after: quarter(0.75), most: Math.max(...readings) }
}

/** Whether the memory of a process keeps growing. */
export function hasGrown({ before, after }: MemoryTrend): boolean {
  return after - before > Math.max(GROWTH_MB, before * GROWTH)
}

/** A trend in one line. */
export function formatMemory({ name, before, after, most }: MemoryTrend): string {
  return `memory of ${name}: ${Math.round(before)} MB in the second quarter, ${Math.round(after)} MB in the last, ${Math.round(most)} MB at most`
}

/** The resident memory of a process, megabytes; null where it has ended. */
function readMemory(pid: number): number | null {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kilobytes === undefined ? null : Number(kilobytes) / 1024
  } catch {
    return null
  }
}
