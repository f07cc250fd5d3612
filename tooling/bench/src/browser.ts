import { type Browser, chromium } from 'playwright'

import { findProgram } from '@otosafi/browsers/find-program'

/** The phone that pages are measured on: width and height in CSS pixels, and device pixels in each. */
export const PHONE = { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

/** CPU throttling rate that emulates a slow phone. */
export const SLOWER = 6

/** The program of the browser. Throws where there is none. */
export function browserPath(): string {
  const path = findProgram('chromium')
  if (path === null) throw new Error('There is no Chromium here: install one, or set CHROMIUM_PATH to it.')
  return path
}

/** Runs `work` with a browser that is closed afterwards. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}
