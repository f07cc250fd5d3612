import { openWithFonts, untilFontsKept, usesFont } from './fixtures/fonts.ts'
import { MAX_SHIFT, shiftOf } from './fixtures/page-state.ts'
import { mainPages } from './fixtures/pages.ts'
import { SITES } from './fixtures/sites.ts'
import { DESKTOP, expect, PHONE, test } from './fixtures/test.ts'

test.describe('Nothing moves when the fonts come', () => {
  // Each in a browser of its own, which has no font yet; French and Arabic have different ones.
  for (const { width, height } of [PHONE.viewport, DESKTOP.viewport]) {
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
