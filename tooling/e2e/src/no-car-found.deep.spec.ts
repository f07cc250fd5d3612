import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import { expectFault } from './fixtures/faults.ts'
import { expectRefused } from './fixtures/forms.ts'
import { expectWhatTheApiSays } from './fixtures/listing.ts'
import { mailWith } from './fixtures/outbox.ts'
import { openHydrated } from './fixtures/page-state.ts'
import { DEFAULT_SITES, type Site } from './fixtures/sites.ts'
import { expect, PHONE, test } from './fixtures/test.ts'
import { wantedForm } from './fixtures/wanted-form.ts'

const [site] = DEFAULT_SITES as [Site]
const { t } = site

/** A search that finds nothing: no car costs so little. */
const SEARCH = '?brand=dacia&priceMax=20000'

for (const script of [true, false]) {
  test.describe(script ? 'With script' : 'Without script', () => {
    test.use({ javaScriptEnabled: script })
    const open = (page: Page, search: string) => {
      const url = site.url(`${site.listing}${search}`)
      return script ? openHydrated(page, url) : page.goto(url)
    }

    test('the form for a car to look for knows what was typed into the search', async ({ page }) => {
      await open(page, `?${new URLSearchParams({ q: 'dacia diesel depuis 2015 moins de 20 000 dh' })}`)
      const { brand, fuelType, yearMin, priceMax } = wantedForm(page, site)
      await expect(brand).toHaveValue('dacia')
      await expect(fuelType).toHaveValue('diesel')
      await expect(yearMin).toHaveValue('2015')
      await expect(priceMax).toHaveValue('20000')
      // The budget alone keeps all of them out.
      const budget = page.getByText(t('listing.none.relax'), { exact: true }).locator('..').getByRole('link')
      await budget.filter({ hasText: t('listing.chip.priceMax', { amount: 20_000 }) }).click()
      await page.waitForURL((url) => url.searchParams.get('q') === 'dacia diesel depuis 2015')
      await expectWhatTheApiSays(page, site)
    })

    test('on a telephone nothing stands over a field that is typed in', async ({ page }) => {
      await page.setViewportSize(PHONE.viewport)
      await open(page, SEARCH)
      const filters = page.getByRole('button', { name: t('listing.filters') }).last()
      await expect(filters).toBeInViewport()
      await wantedForm(page, site).fullName.focus()
      await expect(filters).not.toBeInViewport()
    })

    test('nobody is called without a name and a number, and nothing typed is lost', async ({ page, faults }) => {
      await open(page, SEARCH)
      const { form, brand, yearMin, priceMax, fuelType, fullName, phone, send, said } = wantedForm(page, site)
      await yearMin.fill('2015')
      await fuelType.selectOption('diesel')
      await priceMax.fill('25000')
      await send.click()
      const { example: help } = site.edition.phone
      await expectRefused(form, fullName, { error: t('validation.fullName'), kept: '' })
      await expectRefused(form, phone, { error: t('validation.phoneRequired'), kept: '', help })
      await expect(brand).toHaveValue('dacia')
      await expect(yearMin).toHaveValue('2015')
      await expect(priceMax).toHaveValue('25000')
      await expect(fuelType).toHaveValue('diesel')
      await expect(said).toHaveCount(0)
      if (script) expectFault(faults, /422/)
    })

    test('a wish for nothing in particular is refused', async ({ page, faults }) => {
      await open(page, SEARCH)
      const { form, brand, priceMax, fullName, phone, send } = wantedForm(page, site)
      await brand.selectOption('')
      await priceMax.fill('')
      await fullName.fill('Salma')
      await phone.fill('06 61 23 45 67')
      await send.click()
      await expectRefused(form, brand, { error: t('validation.wantedCar'), kept: '' })
      await expect(fullName).toHaveValue('Salma')
      await expect(phone).toHaveValue('06 61 23 45 67')
      await expect(priceMax, 'what was emptied stays empty').toHaveValue('')
      if (script) expectFault(faults, /422/)
    })
  })
}

test('the form whose script does not come is sent as the plain form that it is', async ({ page, faults }) => {
  await page.route(/WantedForm/, (route) => route.abort())
  const visitor = `Salma ${randomUUID()}`
  await openHydrated(page, site.url(`${site.listing}${SEARCH}`))
  const { brand, fuelType, fullName, phone, send, said } = wantedForm(page, site)
  await expect(brand).toHaveValue('dacia')
  await fuelType.selectOption('diesel')
  await fullName.fill(visitor)
  await phone.fill('06 61 23 45 67')
  await send.click()
  await expect(said).toHaveText(t('success.wantedSent'))
  expect(await mailWith(site, visitor)).toContain(t('vocabulary.fuelType.diesel'))
  expectFault(faults, /ERR_FAILED/)
})
