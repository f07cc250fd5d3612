import type { Page } from '@playwright/test'

import { readRunEnv } from './env.ts'
import { devicesInGate } from './fixtures/devices.ts'
import { openWithFonts, untilFontsKept, usesFont } from './fixtures/fonts.ts'
import { keepStandIns, MAX_SHIFT, shiftOf, untilAlive } from './fixtures/page-state.ts'
import { allPages, buyingPages, mainPages } from './fixtures/pages.ts'
import { inGate, SITES } from './fixtures/sites.ts'
import { DESKTOP, expect, PHONE, test } from './fixtures/test.ts'

test.describe('Nothing moves when the fonts come', () => {
  // Each in a browser of its own, which has no font yet; French and Arabic have different ones. In the gate on a phone alone.
  for (const { width, height } of readRunEnv().matrix ? [PHONE.viewport, DESKTOP.viewport] : [PHONE.viewport]) {
    for (const site of SITES.filter(({ edition, language }) => edition.id === 'ma' && language !== 'en')) {
      const name = `${width} px, ${site.name}`
      test(name, async ({ page }) => {
        await page.setViewportSize({ width, height })
        await openWithFonts(page, site.url(site.listing))
        await untilFontsKept(page)
        for (const [kind, path] of await mainPages(site)) {
          if (kind === 'not-found') continue
          await openWithFonts(page, site.url(path))
          await page.waitForFunction(usesFont)
          expect.soft(await shiftOf(page), kind).toBeLessThanOrEqual(MAX_SHIFT)
        }
      })
    }
  }
})

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
  await untilAlive(page)
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
  for (const site of inGate(SITES, ['ma in fr', 'ma in ar'])) {
    for (const [device, settings] of devicesInGate(site)) {
      test.describe(device, () => {
        test.use({ ...settings, extraHTTPHeaders: {} })

        test(site.name, async ({ page }) => {
          test.slow()
          await keepStandIns(page)
          const inGateToo = [...(await mainPages(site)), ...(await buyingPages(site))]
          for (const [name, path] of readRunEnv().matrix ? await allPages(site) : inGateToo)
            expect.soft(await movedByScript(page, site.url(path)), name).toEqual([])
        })
      })
    }
  }
})
