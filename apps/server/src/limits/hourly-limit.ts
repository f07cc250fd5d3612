import { LRUCache } from 'lru-cache'

import type { Clock } from '../clock.ts'

/** Maximum number of names; the least recently seen is evicted. */
const MAX_NAMES = 20_000
const HOUR_MS = 3_600_000

/**
 * Counts what comes from each name, and says whether it is within `times` an hour. In the memory of this process alone, so
 * that it costs nothing: for what is only counted.
 */
export function createHourlyLimit(clock: Clock, times: number): (name: string) => boolean {
  const names = new LRUCache<string, { hour: number; times: number }>({ max: MAX_NAMES })
  return (name) => {
    const hour = Math.floor(clock() / HOUR_MS)
    const known = names.get(name)
    const count = known?.hour === hour ? known.times + 1 : 1
    if (count > times) return false
    names.set(name, { hour, times: count })
    return true
  }
}
