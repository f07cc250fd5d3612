import type { Browser } from 'playwright'

import { PHONE, SLOWER } from '../browser.ts'

/** A rural mobile network: latency of each request, milliseconds, and kilobits a second each way. */
export const SLOW_LINE = { latency: 300, kilobits: 700 }

/** Budget of the largest contentful paint there, milliseconds. */
export type SlowLineBudget = { largestContentfulPaintMs: number }

/**
 * Opens `url` on a slow phone and network, without a cache. Returns the milliseconds after which the
 * largest part of what is seen was painted. Throws when nothing was.
 */
export async function paintSlowly(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    await page.addInitScript(watchLargestPaint)
    const session = await context.newCDPSession(page)
    const throughput = (SLOW_LINE.kilobits * 1000) / 8
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: SLOW_LINE.latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    })
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.goto(url, { waitUntil: 'networkidle' })
    const paints = await page.evaluate(() => (globalThis as unknown as { benchPaints: number[] }).benchPaints)
    const last = paints.at(-1)
    if (last === undefined) throw new Error(`${url} was not painted`)
    return last
  } finally {
    await context.close()
  }
}

/** Runs in the page before anything else there. */
function watchLargestPaint(): void {
  const paints: number[] = []
  Object.assign(globalThis, { benchPaints: paints })
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) paints.push(startTime)
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}
