import { pathFor } from '@otosafi/editions/routes/path-for'

import { carsOf, favouriteBrand } from './fixtures/api.ts'
import { openHydrated } from './fixtures/page-state.ts'
import { DEFAULT_SITES, inGate } from './fixtures/sites.ts'
import { expect, PHONE, test } from './fixtures/test.ts'

/** An edition with the pricing tool, and two without it. */
const VALUED = DEFAULT_SITES.filter(({ edition }) => ['ma', 'sn', 'coza'].includes(edition.id))

for (const script of [true, false]) {
  test.describe(script ? 'With script' : 'Without script', () => {
    test.use({ ...PHONE, javaScriptEnabled: script })

    for (const site of inGate(VALUED, [script ? 'ma in fr' : 'sn in fr'])) {
      test(`a seller sees a first value, and the cars that it comes from, in ${site.edition.id}`, async ({ page }) => {
        const { t, language } = site
        const { value: brand } = await favouriteBrand(site)
        const { cars } = await carsOf(site, `?brand=${brand}&condition=used`)
        const middle = cars.toSorted((one, other) => one.modelYear - other.modelYear)[Math.floor(cars.length / 2)]
        const path = site.url(pathFor('sellCar', language))
        await (script ? openHydrated(page, path) : page.goto(path))
        const submit = page.getByRole('button', { name: t('finance:valuation.submit') })
        await page.locator('[name=brand]').selectOption(brand)
        // With script, the choice of a brand loads its models.
        if (!script) await submit.click()
        await expect(page.locator('[name=model]')).toBeEnabled()
        await page.locator('[name=year]').selectOption(String(middle?.modelYear))
        await page.locator('[name=mileage]').fill('90 000')
        await submit.click()
        await expect(page.locator('#value')).toBeVisible()
        await expect(page.locator('#worth')).toBeInViewport()
        await expect(page.locator('#value')).not.toContainText(t('finance:valuation.confidence.none'))
        await expect(page.getByRole('heading', { name: t('finance:valuation.cars') })).toBeVisible()
        if (!site.edition.features.pricingTool) {
          // Of a car that nobody sells, that is said.
          await page.locator('[name=year]').selectOption('1950')
          await submit.click()
          await expect(page.locator('#value')).toContainText(t('finance:valuation.confidence.none'))
        }
        await page.getByRole('link', { name: t('sell:value.go') }).click()
        await expect(page).toHaveURL(new RegExp(pathFor('sellYourCar', language)))
      })
    }
  })
}
