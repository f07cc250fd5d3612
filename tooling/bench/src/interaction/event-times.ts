import type { Page } from 'playwright'

import { type EventTime, THRESHOLD } from './slowest.ts'

/** Makes pages that are opened later record the duration of their events. */
export async function watchEvents(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    const events: EventTime[] = []
    const write = (list: PerformanceEntry[]) => {
      for (const { interactionId, duration } of list as (PerformanceEntry & { interactionId: number })[])
        events.push({ interactionId, duration })
    }
    const observer = new PerformanceObserver((list) => write(list.getEntries()))
    // The types of this browser interface know no threshold yet.
    observer.observe({ type: 'event', buffered: true, durationThreshold } as PerformanceObserverInit)
    const take = () => {
      write(observer.takeRecords())
      return events.splice(0)
    }
    Object.assign(globalThis, { takeEventTimes: take })
  }, THRESHOLD)
}

/** The events since the last call, once earlier ones have been painted. */
export async function takeEvents(page: Page): Promise<EventTime[]> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    }
    return (globalThis as unknown as { takeEventTimes: () => EventTime[] }).takeEventTimes()
  })
}
