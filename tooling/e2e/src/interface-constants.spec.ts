import { holdData } from './fixtures/held-requests.ts'
import { openHydrated, shownIds } from './fixtures/page-state.ts'
import { DEFAULT_SITES, type Site } from './fixtures/sites.ts'
import { expect, test } from './fixtures/test.ts'

const [site] = DEFAULT_SITES as [Site]
const { t } = site

/** The widest a strip of slides is, CSS pixels (P-10). */
const STRIP_WIDTH = 1280

for (const width of [1280, 1920]) {
  test.describe(`At ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test(`Four pictures of customers stand side by side, in a strip of 1280 px at most: ${width} px`, async ({
      page,
    }) => {
      await page.goto(site.url(site.home))
      const strip = page.getByRole('region', { name: t('home.gallery.title') })
      await strip.scrollIntoViewIfNeeded()
      const { begins, ends, slides } = await strip.evaluate((element) => {
        const { left, right } = element.getBoundingClientRect()
        const { paddingLeft, paddingRight } = getComputedStyle(element)
        return {
          begins: left + Number.parseFloat(paddingLeft),
          ends: right - Number.parseFloat(paddingRight),
          slides: Array.from(element.children, (slide) => slide.getBoundingClientRect()).map((box) => [
            box.left,
            box.right,
          ]),
        }
      })
      expect(ends - begins).toBeLessThanOrEqual(STRIP_WIDTH)
      // All the width there is, on a screen with room for it and its gutters.
      if (width > STRIP_WIDTH + 100) expect(Math.round(ends - begins)).toBe(STRIP_WIDTH)
      expect(slides.length).toBeGreaterThanOrEqual(4)
      expect(Math.round(slides[0]?.[0] ?? 0)).toBe(Math.round(begins))
      expect(Math.round(slides[3]?.[1] ?? 0)).toBe(Math.round(ends))
    })
  })
}

test('Rows of cars on home grow by four, each car once, without leaving the page', async ({ page }) => {
  await openHydrated(page, site.url(site.home))
  const row = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: t('home.recentlyAdded.title') }) })
  const cards = row.getByRole('article')
  await expect(cards).toHaveCount(4)
  await row.scrollIntoViewIfNeeded()
  await expect(cards).toHaveCount(8)
  await row.getByRole('button', { name: t('actions.next'), exact: true }).click()
  await expect(cards).toHaveCount(12)
  const hearts = await row
    .locator('button[name=car]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('value')))
  expect(new Set(hearts).size).toBe(12)
  await expect(row.getByRole('button', { name: t('actions.previous'), exact: true })).toHaveAttribute(
    'aria-disabled',
    'false',
  )
})

test('The splash screen stands while another page loads, and at no other time', async ({ page }) => {
  await openHydrated(page, site.url(site.home))
  const splash = page.getByRole('status').filter({ hasText: t('shell.splash') })
  await expect(splash).toHaveCount(0)
  const release = await holdData(page)
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('routes:buyCars') })
    .first()
    .click()
  await expect(splash).toBeVisible()
  await expect(splash).toHaveCSS('opacity', '1')
  await expect(page).toHaveURL(site.url(site.home))
  release()
  await expect(page).toHaveURL(site.url(site.listing))
  await expect(splash).toHaveCount(0)

  // Another order of the same page is not another page.
  const before = await shownIds(page)
  const releaseOrder = await holdData(page)
  const asked = page.waitForRequest(/\.data(\?|$)/)
  await page.getByLabel(t('listing.sortBy')).selectOption('priceAsc')
  await asked
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await expect(splash).toHaveCount(0)
  releaseOrder()
  await expect.poll(() => shownIds(page)).not.toEqual(before)
})
