import type { Browser, CDPSession } from 'playwright'

import { PHONE } from '../browser.ts'
import { cumulativeLayoutShift, type Shift } from './layout-shift.ts'
import { measurePage, type PageMeasure, type Transfer } from './traffic.ts'

/** A page is idle when it has requested nothing for this long. */
const IDLE_MS = 1000
/** Timeout of a visit. */
const VISIT_TIMEOUT_MS = 60_000

/** Timings reported by a page: first paint, resource requests, and layout shifts. */
type PageClock = {
  firstPaint: number | null
  resources: { url: string; startedAt: number; blocking: boolean }[]
  shifts: Shift[]
}

/**
 * Opens `url` on a phone that was never there, waits until it rests, and counts. Nobody scrolls or touches. Throws when
 * the page does not answer 200 or was not painted.
 */
export async function visit(browser: Browser, url: string): Promise<PageMeasure> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    await page.addInitScript(watchShifts)
    const network = watchNetwork(await context.newCDPSession(page))
    await network.enable()
    const answer = await page.goto(url, { waitUntil: 'load' })
    if (answer?.status() !== 200) throw new Error(`${url} answered ${answer?.status()}`)
    await network.rest()
    const { firstPaint, resources, shifts } = await page.evaluate(readClock)
    if (firstPaint === null) throw new Error(`${url} was not painted`)
    const transfers = network.transfers().map((transfer): Transfer => {
      const own = resources.find((resource) => resource.url === transfer.url)
      return { ...transfer, startedAt: own?.startedAt ?? null, blocking: own?.blocking ?? false }
    })
    return measurePage(transfers, firstPaint, cumulativeLayoutShift(shifts))
  } finally {
    await context.close()
  }
}

type Counted = Omit<Transfer, 'blocking' | 'startedAt'>

function watchNetwork(session: CDPSession) {
  const open = new Map<string, Counted>()
  const done: Counted[] = []
  const underWay = new Set<string>()
  let lastSign = performance.now()
  const sign = () => {
    lastSign = performance.now()
  }
  session.on('Network.requestWillBeSent', ({ requestId }) => {
    underWay.add(requestId)
    sign()
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const { url, mimeType, encodedDataLength: headerBytes } = response
    open.set(requestId, { url, mimeType, wireBytes: headerBytes, headerBytes })
  })
  const end = (requestId: string, wireBytes?: number) => {
    const transfer = open.get(requestId)
    // Pictures written into the page itself are no requests.
    if (transfer && !transfer.url.startsWith('data:')) {
      done.push({ ...transfer, wireBytes: wireBytes ?? transfer.wireBytes })
    }
    open.delete(requestId)
    underWay.delete(requestId)
    sign()
  }
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => end(requestId, encodedDataLength))
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId))
  return {
    async enable() {
      await session.send('Network.enable')
      await session.send('Network.setCacheDisabled', { cacheDisabled: false })
    },
    async rest() {
      const started = performance.now()
      while (underWay.size > 0 || performance.now() - lastSign < IDLE_MS) {
        if (performance.now() - started > VISIT_TIMEOUT_MS) throw new Error('The page does not come to rest')
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
    transfers: () => done,
  }
}

/** Runs in the page before anything else there. */
function watchShifts(): void {
  const shifts: Shift[] = []
  Object.assign(globalThis, { benchShifts: shifts })
  const watcher = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) shifts.push({ at: entry.startTime, value: entry.value })
    }
  })
  watcher.observe({ type: 'layout-shift', buffered: true })
  performance.setResourceTimingBufferSize(1000)
}

/** Runs in the page. */
function readClock(): PageClock {
  const { benchShifts } = globalThis as unknown as { benchShifts: Shift[] }
  const resources = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
    renderBlockingStatus?: string
  })[]
  return {
    firstPaint: performance.getEntriesByName('first-paint')[0]?.startTime ?? null,
    resources: resources.map(({ name, startTime, renderBlockingStatus }) => ({
      url: name,
      startedAt: startTime,
      blocking: renderBlockingStatus === 'blocking',
    })),
    shifts: benchShifts,
  }
}
