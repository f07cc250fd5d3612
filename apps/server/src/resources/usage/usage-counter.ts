import type { UsageEvent } from '@otosafi/domain/usage/usage-events'
import type { EditionFacts } from '@otosafi/editions/edition'
import type { RouteKey } from '@otosafi/editions/routes/route-table'

import { type Clock, dayOfEdition } from '../../clock.ts'
import { createHourlyLimit } from '../../limits/hourly-limit.ts'
import { siteOf } from '../../limits/network-of.ts'
import type { UsageCount, UsagePort } from '../../outside/usage/usage-port.ts'
import { isRobot } from '../views/robots.ts'

/** Events of one site that a process counts in an hour: a mobile network's address has many visitors. */
export const SITE_EVENTS_PER_HOUR = 5000
/** Events that wait to be given away, while nobody takes them too; what comes beyond is not counted. */
export const MAX_WAITING = 50_000

/** Events on a page, and the client that reports them. */
export type Usage = {
  route: RouteKey
  events: readonly UsageEvent[]
  visitor: { address: string; userAgent: string }
}

/** Counts what visitors who agreed to it do (P-39), robots left out. Of the visitor nothing is kept. */
export type UsageCounter = {
  /** Notes what happened on a page, to be sent later. */
  record: (edition: EditionFacts, usage: Usage) => void
  /** Sends what was noted. On a refusal it is kept for the next time; where only the answer is lost, it counts twice. */
  flush: () => Promise<void>
}

/** A counter that gives its counts to `port`. */
export function createUsageCounter(port: UsagePort, clock: Clock): UsageCounter {
  const isWithinLimit = createHourlyLimit(clock, SITE_EVENTS_PER_HOUR)
  const waiting = new Map<string, UsageCount>()
  let waitingTimes = 0
  let flushing: Promise<void> | null = null

  const change = (count: UsageCount) => {
    const key = [count.edition, count.day, count.route, count.event].join(' ')
    const times = (waiting.get(key)?.times ?? 0) + count.times
    waitingTimes += count.times
    if (times === 0) waiting.delete(key)
    else waiting.set(key, { ...count, times })
  }

  const giveAway = () => port.add([...waiting.values()], (count) => change({ ...count, times: -count.times }))

  return {
    record(edition, { route, events, visitor: { address, userAgent } }) {
      if (isRobot(userAgent)) return
      const day = dayOfEdition(edition, clock())
      const site = siteOf(address)
      for (const event of events)
        if (waitingTimes < MAX_WAITING && isWithinLimit(site))
          change({ edition: edition.id, day, route, event, times: 1 })
    },
    flush: async () => {
      if (waiting.size > 0) flushing ??= giveAway().finally(() => (flushing = null))
      await flushing
    },
  }
}
