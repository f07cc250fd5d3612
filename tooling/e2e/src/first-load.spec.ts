import type { Page } from '@playwright/test'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { MOST_SHIFT, shiftOf, untilAlive, watchDocument } from './fixtures/page-state.ts'
import { DEFAULT_SITES, type Site, SITES } from './fixtures/sites.ts'
import { DESKTOP, expect, PHONE, test } from './fixtures/test.ts'

const [site] = DEFAULT_SITES as [Site]

/** When the fonts that have come were asked for, and when the load event was, milliseconds of the navigation. */
function fontTimes(page: Page): Promise<{ asked: number[]; loaded: number }> {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.includes('.woff2'))
    return { asked: fonts.map(({ startTime }) => startTime), loaded: navigation?.loadEventStart ?? 0 }
  })
}

/** Whether a page is written with the font that came, not with its stand-in. */
function usesFont(): boolean {
  return [...document.fonts].some(({ family, status }) => family === 'Figtree' && status === 'loaded')
}

/** Waits until the fonts are kept for the next page. */
async function untilFontsKept(page: Page): Promise<void> {
  await page.waitForFunction(() => localStorage.getItem('fonts') !== null)
}

/** Opens a page and waits for its fonts: the last thing that a page without a touch asks for. */
async function openWithFonts(page: Page, path: string, at = site): Promise<Awaited<ReturnType<typeof fontTimes>>> {
  await page.goto(at.url(path))
  await expect.poll(async () => (await fontTimes(page)).asked).not.toEqual([])
  return fontTimes(page)
}

test.describe('Fonts', () => {
  test('come after everything else on a first visit, and at once on the next', async ({ page }) => {
    const first = await openWithFonts(page, site.listing)
    for (const asked of first.asked) expect(asked).toBeGreaterThanOrEqual(first.loaded)
    await untilFontsKept(page)
    expect(await page.evaluate(usesFont)).toBe(false)
    const next = await openWithFonts(page, site.home)
    for (const asked of next.asked) expect(asked).toBeLessThan(next.loaded)
    await page.waitForFunction(usesFont)
  })

  test('that came after the first page are taken with the next one, without a reload', async ({ page }) => {
    await openWithFonts(page, site.home)
    await untilAlive(page)
    await untilFontsKept(page)
    const isSameDocument = await watchDocument(page)
    await page.locator(`a[href="${site.listing}"]`).first().click()
    await expect(page).toHaveURL(site.url(site.listing))
    await page.waitForFunction(usesFont)
    expect(await isSameDocument()).toBe(true)
  })

  // Each in a browser of its own, which has no font yet; French and Arabic have different ones.
  for (const { width, height } of [PHONE.viewport, DESKTOP.viewport]) {
    for (const at of SITES.filter(({ edition, language }) => edition.id === 'ma' && language !== 'en')) {
      test(`move nothing when they come: ${width} px, ${at.name}`, async ({ page }) => {
        await page.setViewportSize({ width, height })
        await openWithFonts(page, at.listing, at)
        await untilFontsKept(page)
        await openWithFonts(page, at.home, at)
        await page.waitForFunction(usesFont)
        expect(await shiftOf(page)).toBeLessThanOrEqual(MOST_SHIFT)
      })
    }
  }

  test('never come where the visitor saves data, not even after they did once', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
      localStorage.setItem('fonts', '1')
    })
    await page.goto(site.url(site.listing))
    // Untouched, script comes after the fonts.
    await untilAlive(page)
    expect((await fontTimes(page)).asked).toEqual([])
  })
})

test('Pages that are only read load no script before a touch, and lead on without a reload after it', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  for (const key of ['privacyPolicy', 'faqs'] as const) {
    await openWithFonts(page, pathFor(key, site.language))
    expect(scripts, key).toEqual([])
  }
  await page.keyboard.press('Shift')
  await untilAlive(page)
  expect(scripts).not.toEqual([])
  const isSameDocument = await watchDocument(page)
  await page
    .getByRole('contentinfo')
    .locator(`a[href="${pathFor('about', site.language)}"]`)
    .first()
    .click()
  await expect(page).toHaveURL(site.url(pathFor('about', site.language)))
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(site.t('home.questions.title'))
  expect(await isSameDocument()).toBe(true)
})
