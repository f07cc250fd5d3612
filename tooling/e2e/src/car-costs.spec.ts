import { pathFor } from '@otosafi/editions/routes/path-for'

import { type ApiCar, carsOf, pathOfCar } from './fixtures/api.ts'
import { openHydrated } from './fixtures/page-state.ts'
import { DEFAULT_SITES, type Site } from './fixtures/sites.ts'
import { expect, test } from './fixtures/test.ts'

const [french] = DEFAULT_SITES as [Site]

/** The shown sum. */
const TOTAL = '#costs ~ [role=status]'

for (const script of [true, false]) {
  test.describe(script ? 'With script' : 'Without script', () => {
    test.use({ javaScriptEnabled: script })

    test('a car’s monthly costs are reached from its page, and follow the kilometres', async ({ page }) => {
      const { t, money, edition } = french
      const [car] = (await carsOf(french, '?fuelType=diesel')).cars as [ApiCar]
      await page.goto(french.url(pathOfCar(french, car)))
      const loan = await page
        .locator(`a[href="${pathFor('finance', french.language)}?car=${car.id}"]`)
        .first()
        .getAttribute('href')
      const calculator = french.url(loan ?? '')
      await (script ? openHydrated(page, calculator) : page.goto(calculator))
      await page.locator('[name=contribution]').fill('0')
      if (!script) await page.getByRole('button', { name: t('finance:form.submit') }).click()
      const link = page.getByRole('link', { name: t('finance:result.costs') })
      await expect(link).toHaveAttribute('href', /contribution=0&.*car=/)
      const costs = french.url((await link.getAttribute('href')) ?? '')
      const submit = page.getByRole('button', { name: t('finance:form.submit') })

      await (script ? openHydrated(page, costs) : page.goto(costs))
      const instalment = await page.locator('dl dd').first().textContent()
      await page.locator('[name=consumption]').fill('5')
      await page.locator('[name=kilometres]').fill('2 000 km')
      await page.locator('[name=carInsurance]').fill('300')
      await page.locator('[name=roadTax]').fill('')
      if (!script) await submit.click()
      const energy = Math.round(100 * edition.energy.diesel)
      await expect(page.locator('dl')).toContainText(money(energy))
      const paid = Number((instalment ?? '').replaceAll(/\D/g, ''))
      await expect(page.locator(TOTAL)).toHaveText(money(paid + energy + 300))
      await expect(page.getByText(t('meta:carCosts.unknown'))).toHaveCount(1)
      await expect(page.getByText(t('meta:carCosts.partial'))).toBeVisible()

      await page.locator('[name=kilometres]').fill('beaucoup')
      if (!script) await submit.click()
      await expect(page.getByText(t('validation.numberBetween', { min: 0, max: 20_000 }))).toBeVisible()
      await expect(page.locator('[name=kilometres]')).toHaveValue('beaucoup')
      await expect(page.locator(TOTAL)).toHaveText(money(paid + 300))
    })
  })
}

test('the kilometres of the slider stay on the device', async ({ page }) => {
  const [car] = (await carsOf(french)).cars as [ApiCar]
  const costs = french.url(`${pathFor('carCosts', french.language)}?car=${car.id}`)
  await openHydrated(page, costs)
  await page.locator('[data-slider=kilometres]').fill('2500')
  await expect(page.locator('[name=kilometres]')).toHaveValue(/^2\s500$/)
  await openHydrated(page, costs)
  await expect(page.locator('[name=kilometres]')).toHaveValue(/^2\s500$/)
  await expect(page.locator('[data-slider=kilometres]')).toHaveValue('2500')
  await openHydrated(page, `${costs}&kilometres=700`)
  await expect(page.locator('[name=kilometres]')).toHaveValue('700')
})
