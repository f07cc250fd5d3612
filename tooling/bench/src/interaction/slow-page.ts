import type { Browser, Page } from 'playwright'

import { openHydrated } from '@otosafi/e2e/src/fixtures/page-state.ts'

import { PHONE, SLOWER } from '../browser.ts'
import { watchEvents } from './event-times.ts'

/** An open page, and CPU throttling for it. */
export type OpenedPage = { page: Page; slowDown: () => Promise<void> }

/** Runs `work` with `url` open on a phone without a cache, once the page is hydrated and idle. */
export async function withPage<T>(browser: Browser, url: string, work: (opened: OpenedPage) => Promise<T>): Promise<T> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    await watchEvents(page)
    await openHydrated(page, url)
    await page.waitForLoadState('networkidle')
    const session = await context.newCDPSession(page)
    return await work({
      page,
      async slowDown() {
        await page.waitForLoadState('networkidle')
        await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
      },
    })
  } finally {
    await context.close()
  }
}
