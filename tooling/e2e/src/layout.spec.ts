import { allPages, isWalkedWhole, mainPages } from './fixtures/pages.ts'
import { EACH_LANGUAGE, inGate, SITES } from './fixtures/sites.ts'
import { expect, test } from './fixtures/test.ts'

const WIDTHS = [320, 360, 768, 1280, 1920]

test.describe('Nothing is wider than the screen, from 320 to 1920 pixels', () => {
  test.use({ javaScriptEnabled: false })

  for (const site of inGate(SITES, EACH_LANGUAGE)) {
    test(site.name, async ({ page }) => {
      for (const [name, path] of [
        ...(await (isWalkedWhole(site) ? allPages(site) : mainPages(site))),
        ['filtered', `${site.listing}?transmission=manual&priceMin=1&q=a`] as const,
      ]) {
        await page.goto(site.url(path))
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 })
          const sideways = await page.evaluate(() => {
            const { scrollWidth, clientWidth } = document.documentElement
            const hidden = [document.documentElement, document.body].some((element) =>
              ['hidden', 'clip'].includes(getComputedStyle(element).overflowX),
            )
            const widest = [...document.querySelectorAll('body *')]
              .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
              .slice(0, 3)
            return {
              over: scrollWidth - clientWidth,
              hidden,
              widest: scrollWidth > clientWidth ? widest.map((element) => element.outerHTML.slice(0, 100)) : [],
            }
          })
          expect.soft(sideways, `${name} at ${width}`).toEqual({ over: 0, hidden: false, widest: [] })
        }
      }
    })
  }
})
