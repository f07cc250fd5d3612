import type { Page } from '@playwright/test'

import { carsOf, favouriteBrand, titleOf } from './fixtures/api.ts'
import { brandBox, expectCarPage, expectWhatTheApiSays, openFilters } from './fixtures/listing.ts'
import { cards, shownIds } from './fixtures/page-state.ts'
import { DEFAULT_SITES, inGate, OTHER_SITES, type Site, SITES } from './fixtures/sites.ts'
import { DESKTOP, expect, PHONE, test } from './fixtures/test.ts'

async function browseWithoutScript(page: Page, site: Site): Promise<void> {
  const { t } = site
  await page.goto(site.url(site.home))
  await page
    .getByRole('search', { name: t('hero:search.label') })
    .getByRole('button')
    .click()
  await page.waitForURL((url) => url.pathname === site.listing)
  expect([...new URL(page.url()).searchParams.values()], 'no empty parameters').not.toContain('')
  await expectWhatTheApiSays(page, site)

  const brand = await favouriteBrand(site)
  const form = await openFilters(page, site)
  await brandBox(form, brand.label).check()
  await form.locator('button[type=submit]').click()
  await page.waitForURL((url) => url.searchParams.get('brand') === brand.value)
  await expectWhatTheApiSays(page, site)

  await page.getByLabel(t('listing.sortBy')).selectOption('priceAsc')
  await page.getByRole('button', { name: t('listing.sort'), exact: true }).click()
  await page.waitForURL(
    (url) => url.searchParams.get('sort') === 'priceAsc' && url.searchParams.get('brand') === brand.value,
  )
  await expectWhatTheApiSays(page, site)

  const [car] = (await carsOf(site, new URL(page.url()).search)).cars
  if (!car) throw new Error('No car to open')
  await cards(page).first().getByRole('link').click()
  await expectCarPage(page, site, { ...car, title: titleOf(car) })
}

/** Follows the page links from the first page of all cars to the last and meets every car once. */
async function turnPages(page: Page, site: Site): Promise<void> {
  const { total, pageCount } = await carsOf(site)
  await page.goto(site.url(site.listing))
  const seen = await shownIds(page)
  for (let number = 2; number <= pageCount; number++) {
    await page.getByRole('link', { name: site.t('listing.nextPage') }).click()
    await expect(
      page.getByText(site.t('listing.page', { page: number, total: pageCount }), { exact: true }),
    ).toBeVisible()
    seen.push(...(await shownIds(page)))
  }
  expect(seen).toHaveLength(total)
  expect(new Set(seen).size).toBe(total)
  await expect(page.getByRole('link', { name: site.t('listing.nextPage') })).toHaveCount(0)
}

/** Opens a menu of the header and follows one of its links. */
async function chooseFromMenu(page: Page, menu: string, link: string): Promise<void> {
  const opener = page
    .getByRole('banner')
    .locator('summary')
    .filter({ visible: true })
    .and(page.locator(`[aria-label^="${menu}"]`))
  const target = page.getByRole('banner').getByRole('link', { name: link, exact: true }).filter({ visible: true })
  await expect(target).toHaveCount(0)
  await opener.click()
  await target.click()
}

for (const [device, settings, sites] of [
  ['phone', PHONE, inGate(OTHER_SITES, ['ma in ar'])],
  ['desktop', DESKTOP, inGate(DEFAULT_SITES, ['ma in fr'])],
] as const) {
  test.describe(`Without script, on a ${device}`, () => {
    test.use({ ...settings, javaScriptEnabled: false })

    for (const site of sites) {
      test(`filters, order and a car's page work: ${site.name}`, ({ page }) => browseWithoutScript(page, site))
      if (device === 'phone')
        test(`page links lead through all cars, none twice: ${site.name}`, ({ page }) => turnPages(page, site))
    }

    for (const site of sites.filter(({ edition }) => edition.id === 'ma')) {
      test(`the menu of languages and countries opens and leads on: ${site.name}`, async ({ page }) => {
        const { t } = site
        const other =
          site.language === 'fr' ? { name: 'English', path: '/buy-cars' } : { name: 'Français', path: '/fr/buy-cars' }
        await page.goto(site.url(`${site.listing}?sort=priceAsc`))
        await chooseFromMenu(page, t('shell.place'), other.name)
        await expect(page).toHaveURL(site.url(`${other.path}?sort=priceAsc`))
        await page.goto(site.url(site.listing))
        await chooseFromMenu(page, t('shell.place'), t('country.ci'))
        const there = SITES.find(({ edition, language }) => edition.id === 'ci' && language === site.language)
        await expect(page).toHaveURL(there?.url(there.listing) ?? /otosafi\.ci.*\/fr\/buy-cars$/)
      })
    }
  })
}
