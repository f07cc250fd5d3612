import type { Page } from '@playwright/test'

import { DEVICES } from './fixtures/devices.ts'
import { keepFallbackFonts, untilHydrated } from './fixtures/page-state.ts'
import { allPages } from './fixtures/pages.ts'
import { SITES } from './fixtures/sites.ts'
import { expect, test } from './fixtures/test.ts'

const CONTROLS = 'main :is(a, button, input, select, textarea, summary), footer a'

/** Opens a page whose scripts wait; answers which of its controls are elsewhere once script has taken it over. */
async function movedByScript(page: Page, url: string): Promise<string[]> {
  const scripts = Promise.withResolvers<void>()
  const isScript = /\.js$/
  await page.route(isScript, async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto(url, { waitUntil: 'commit' })
  await page.locator('footer a').last().waitFor({ state: 'attached' })
  const controls = await page.evaluateHandle(
    (selector) =>
      [...document.querySelectorAll(selector)]
        // Offscreen content is not laid out yet.
        .filter((element) => element.checkVisibility({ contentVisibilityAuto: true }))
        .map((element) => ({ element, top: element.getBoundingClientRect().top + scrollY })),
    CONTROLS,
  )
  scripts.resolve()
  await page.keyboard.press('Shift')
  await untilHydrated(page)
  await page.unroute(isScript)
  return controls.evaluate((known) =>
    known
      .filter(({ element }) => element.checkVisibility())
      .filter(({ element, top }) => Math.abs(element.getBoundingClientRect().top + scrollY - top) > 1)
      .map(({ element }) => element.outerHTML.slice(0, 120)),
  )
}

// A press whose button moves between finger down and finger up is lost.
test.describe('Nothing that can be pressed moves when script takes a page over', () => {
  for (const site of SITES) {
    for (const [device, settings] of DEVICES) {
      test.describe(device, () => {
        test.use({ ...settings, extraHTTPHeaders: {} })

        test(site.name, async ({ page }) => {
          test.slow()
          await keepFallbackFonts(page)
          for (const [name, path] of await allPages(site))
            expect.soft(await movedByScript(page, site.url(path)), name).toEqual([])
        })
      })
    }
  }
})
