import { pathFor } from '@otosafi/editions/routes/path-for'

import { fontTimes, openWithFonts, untilFontsKept, usesFont } from './fixtures/fonts.ts'
import { untilHydrated, watchDocument } from './fixtures/page-state.ts'
import { DEFAULT_SITES, type Site } from './fixtures/sites.ts'
import { expect, test } from './fixtures/test.ts'

const [site] = DEFAULT_SITES as [Site]

test.describe('Fonts', () => {
  test('come after everything else on a first visit, and at once on the next', async ({ page }) => {
    const first = await openWithFonts(page, site.url(site.listing))
    for (const asked of first.asked) expect(asked).toBeGreaterThanOrEqual(first.loaded)
    await untilFontsKept(page)
    expect(await page.evaluate(usesFont)).toBe(false)
    const next = await openWithFonts(page, site.url(site.home))
    for (const asked of next.asked) expect(asked).toBeLessThan(next.loaded)
    await page.waitForFunction(usesFont)
  })

  test('that came after the first page are taken with the next one, without a reload', async ({ page }) => {
    await openWithFonts(page, site.url(site.home))
    await untilHydrated(page)
    await untilFontsKept(page)
    const isSameDocument = await watchDocument(page)
    await page.locator(`a[href="${site.listing}"]`).first().click()
    await expect(page).toHaveURL(site.url(site.listing))
    await page.waitForFunction(usesFont)
    expect(await isSameDocument()).toBe(true)
  })

  test('never come where the visitor saves data, not even after they did once', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
      localStorage.setItem('fonts', '1')
    })
    await page.goto(site.url(site.listing))
    // Untouched, script comes after the fonts.
    await untilHydrated(page)
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
    await openWithFonts(page, site.url(pathFor(key, site.language)))
    expect(scripts, key).toEqual([])
  }
  await page.keyboard.press('Shift')
  await untilHydrated(page)
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
