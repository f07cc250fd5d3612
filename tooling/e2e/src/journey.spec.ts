import type { Page } from '@playwright/test'

import { carsOf, favouriteBrand, titleOf } from './fixtures/api.ts'
import { brandBox, expectCarPage, expectWhatTheApiSays, openFilters } from './fixtures/listing.ts'
import {
  cards,
  expectShown,
  keepFallbackFonts,
  openHydrated,
  restAt,
  scrollOf,
  shownIds,
  topOf,
  untilHydrated,
} from './fixtures/page-state.ts'
import { DEFAULT_SITES, inGate, OTHER_SITES, type Site } from './fixtures/sites.ts'
import { DESKTOP, expect, PHONE, test } from './fixtures/test.ts'

/** From home to a car and back, as the buyer of a popular brand goes. */
async function browse(page: Page, site: Site): Promise<void> {
  const { t } = site
  await keepFallbackFonts(page)
  await openHydrated(page, site.url(site.home))
  const search = page.getByRole('search', { name: t('hero:search.label') })
  const budget = search.getByLabel(t('hero:search.budget'))
  const highest =
    (
      await budget
        .getByRole('option')
        .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))
    ).at(-1) ?? ''
  await budget.selectOption(highest)
  await search.getByRole('button').click()
  await page.waitForURL((url) => url.pathname === site.listing)
  await untilHydrated(page)
  expect(new URL(page.url()).searchParams.get('priceMax')).toBe(highest)
  await expectWhatTheApiSays(page, site)

  const brand = await favouriteBrand(site)
  const form = await openFilters(page, site)
  await brandBox(form, brand.label).check()
  await expect(page).toHaveURL(
    (url) => url.searchParams.get('brand') === brand.value && url.searchParams.get('priceMax') === highest,
  )
  if (await form.getByRole('button', { name: t('actions.close') }).isVisible()) {
    await form.locator('button[type=submit]').click()
    await expect(form).toBeHidden()
  }
  await expectWhatTheApiSays(page, site)

  await page.getByLabel(t('listing.sortBy')).selectOption('priceAsc')
  await expect(page).toHaveURL(/[?&]sort=priceAsc/)
  await expectWhatTheApiSays(page, site)
  const { cars } = await carsOf(site, new URL(page.url()).search)
  const prices = cars.map(({ price }) => price)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))

  const listing = page.url()
  const ids = await shownIds(page)
  const chosen = cars.at(-2)
  if (!chosen) throw new Error('Too few cars of one brand for this test')
  const link = cards(page)
    .nth(cars.length - 2)
    .getByRole('link')
  const left = await restAt(link)
  expect(await scrollOf(page)).toBeGreaterThan(100)
  await link.click()
  await expectCarPage(page, site, { ...chosen, title: titleOf(chosen) })
  await expect.poll(() => scrollOf(page), 'a new page opens at its top').toBe(0)

  await page.goBack()
  await expect(page).toHaveURL(listing)
  await expectShown(page, ids)
  await expect.poll(() => topOf(link), 'the way back leads to the same place').toBe(left)
  const formAgain = await openFilters(page, site)
  await expect(brandBox(formAgain, brand.label)).toBeChecked()
  await expect(page.getByLabel(t('listing.sortBy'))).toHaveValue('priceAsc')
}

test.describe('A visitor goes from home to a car and back to the same list, on a phone', () => {
  test.use(PHONE)
  for (const site of inGate(DEFAULT_SITES, ['ma in fr'])) test(site.name, ({ page }) => browse(page, site))
})

test.describe('A visitor goes from home to a car and back to the same list, on a desktop', () => {
  test.use(DESKTOP)
  for (const site of inGate(OTHER_SITES, ['ma in ar', 'coza in xh'])) test(site.name, ({ page }) => browse(page, site))
})
