import { pathFor } from '@otosafi/editions/routes/path-for'

import { anyCar, type ApiCar, carsOf, favouriteBrand, pathOfCar } from './fixtures/api.ts'
import { openHydrated } from './fixtures/page-state.ts'
import { DEFAULT_SITES, inGate, type Site } from './fixtures/sites.ts'
import { expect, PHONE, test } from './fixtures/test.ts'

/** An edition with the pricing tool, and one without it. */
const SITES = DEFAULT_SITES.filter(({ edition }) => ['ma', 'sn'].includes(edition.id))

/** A car of the brand that a site has most of, as old as most of them: there are enough to value it. */
async function oldCar(site: Site): Promise<ApiCar> {
  const { value } = await favouriteBrand(site)
  const { cars } = await carsOf(site, `?brand=${value}&condition=used`)
  const middle = cars.toSorted((one, other) => one.modelYear - other.modelYear)[Math.floor(cars.length / 2)]
  if (middle === undefined) throw new Error(`${site.name} has no used cars of ${value}`)
  return middle
}

for (const script of [true, false]) {
  test.describe(script ? 'With script' : 'Without script', () => {
    test.use({ ...PHONE, javaScriptEnabled: script })

    for (const site of inGate(SITES, [script ? 'ma in fr' : 'sn in fr'])) {
      test(`an old car counts against the price of another one and is offered for it in ${site.edition.id}`, async ({
        page,
      }) => {
        const { t, language } = site
        const car = await anyCar(site)
        const { brand, modelYear } = await oldCar(site)
        const open = (url: string) => (script ? openHydrated(page, url) : page.goto(url))
        await open(site.url(pathOfCar(site, car)))
        await page.getByRole('link', { name: t('car.action.tradeIn') }).click()
        await expect(page).toHaveURL(site.url(`${pathFor('sellCar', language)}?car=${car.id}`))
        const submit = page.getByRole('button', { name: t('finance:valuation.submit') })
        await page.locator('[name=brand]').selectOption(brand.id)
        // With script, the choice of a brand loads its models.
        if (!script) await submit.click()
        await expect(page.locator('[name=model]')).toBeEnabled()
        await page.locator('[name=year]').selectOption(String(modelYear))
        await page.locator('[name=mileage]').fill('90 000')
        await submit.click()
        await expect(page.locator('#value')).toBeVisible()
        await expect(page.locator('#value')).not.toContainText(t('finance:valuation.confidence.none'))
        await page.getByRole('link', { name: t('finance:tradeIn.offer') }).click()
        await expect(page).toHaveURL(new RegExp(pathFor('sellYourCar', language)))
        await expect(page.getByRole('checkbox', { name: new RegExp(car.reference) })).toBeChecked()
        await expect(page.locator('[name=brand]')).toHaveValue(brand.name)
        await expect(page.locator('[name=modelYear]')).toHaveValue(String(modelYear))
      })
    }
  })
}

test('The loan box of a car and the loan calculator lead to what an old car counts', async ({ page }) => {
  const [site] = SITES as [Site]
  const { t, language } = site
  const car = await anyCar(site)
  const path = pathFor('sellCar', language)
  await page.goto(site.url(pathOfCar(site, car)))
  const box = page.locator('details', { has: page.locator('a', { hasText: t('car.action.loan') }) }).first()
  await box.locator('summary').click()
  await expect(box.getByRole('link', { name: t('car.action.tradeIn') })).toHaveAttribute(
    'href',
    `${path}?car=${car.id}`,
  )
  await box.getByRole('link', { name: t('car.action.loan') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('finance:form.title'))
  await page
    .getByRole('main')
    .getByRole('link', { name: t('car.action.tradeIn') })
    .click()
  await expect(page).toHaveURL(site.url(path))
})
