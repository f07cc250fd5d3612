import type { Locator, Page } from '@playwright/test'

import { carsOf } from './fixtures/api.ts'
import { expectFault } from './fixtures/faults.ts'
import { holdData, holdRequests } from './fixtures/held-requests.ts'
import { expectWhatTheApiSays, filterForm, openFilters, openGroup, optionOf, queryIs } from './fixtures/listing.ts'
import { keepFallbackFonts, openHydrated, topAtRest, topOf } from './fixtures/page-state.ts'
import { DEFAULT_SITES, type Site } from './fixtures/sites.ts'
import { expect, PHONE, test } from './fixtures/test.ts'

const [site] = DEFAULT_SITES as [Site]
const { t } = site

/** The script of the slider. */
const SLIDER = '**/price-slider-*.js'

/** The field of the lowest price. */
function priceField(form: Locator): Locator {
  return form.locator('input[name=priceMin]')
}

/** A model of which one city has a single car, and other cities several at many prices. */
async function modelWithOneCarIn(): Promise<{ model: string; city: { value: string; label: string } }> {
  for (const { value: model } of (await carsOf(site, '?brand=dacia')).facets.model) {
    const { facets, priceRange } = await carsOf(site, `?model=${model}`)
    const city = facets.city.find(({ count }) => count === 1)
    if (city && priceRange && priceRange.max - priceRange.min > 2 * site.edition.priceStep) return { model, city }
  }
  throw new Error('The stock has no such model')
}

/** Opens the filters by a touch outside them. */
async function tapFilters(page: Page, search = ''): Promise<Locator> {
  await keepFallbackFonts(page)
  await openHydrated(page, site.url(`${site.listing}${search}`))
  const form = filterForm(page, site)
  await page
    .getByRole('button', { name: t('listing.filters') })
    .last()
    .tap()
  await expect(form).toBeVisible()
  return form
}

test.describe('The price on a phone', () => {
  test.use(PHONE)

  test('has a slider that comes when the filters are opened, and nothing moves', async ({ page }) => {
    const comes = await holdRequests(page, SLIDER)
    const form = await tapFilters(page)
    const place = await topAtRest(priceField(form))
    comes()
    await expect(form.getByRole('slider')).toHaveCount(2)
    expect(await topOf(priceField(form))).toBe(place)
  })

  test('is kept when it was typed before the slider came', async ({ page }) => {
    const comes = await holdRequests(page, SLIDER)
    const form = await tapFilters(page)
    await priceField(form).fill('100000')
    const came = page.waitForResponse(SLIDER)
    comes()
    await came
    // Slower than the slider would take the fields' place.
    await form.locator('button[type=submit]').click({ delay: 300 })
    await expect(page).toHaveURL(queryIs({ priceMin: '100000' }))
    await openFilters(page, site)
    await expect(form.getByRole('slider').first()).toHaveAttribute('aria-valuenow', '100000')
    await expect(priceField(form)).toHaveValue('100000')
  })

  test('has fields, which are enough where the slider does not come', async ({ page, faults }) => {
    await page.route(SLIDER, (route) => route.abort('failed'))
    const form = await tapFilters(page)
    await expect(form.locator('[style*="--low"]'), 'no picture of what does not come').toHaveCount(0)
    await priceField(form).fill('100000')
    await expect(page).toHaveURL(queryIs({ priceMin: '100000' }))
    expectFault(faults, /ERR_FAILED/)
  })
  test('is kept when the filters are sent before what was ticked is asked for', async ({ page }) => {
    const form = await tapFilters(page)
    // All in one task, as a slow phone does what was touched in quick succession.
    await form.evaluate((element: HTMLFormElement) => {
      element.querySelector<HTMLInputElement>('input[name=fuelType][value=diesel]')?.click()
      const field = element.querySelector<HTMLInputElement>('input[name=priceMin]')
      if (field) field.value = '100000'
      element.querySelector<HTMLButtonElement>('button[type=submit]')?.click()
    })
    await expect(page).toHaveURL(queryIs({ fuelType: 'diesel', priceMin: '100000' }))
    await expectWhatTheApiSays(page, site)
    await expect(page, 'and nothing takes it back').toHaveURL(queryIs({ fuelType: 'diesel', priceMin: '100000' }))
  })

  test('is kept when another answer comes before it is asked for', async ({ page }) => {
    // Its slider would ask as soon as the field is left.
    await holdRequests(page, SLIDER)
    const form = await tapFilters(page)
    const fuels = await openGroup(form, t('listing.group.fuelType'))
    const answer = await holdData(page)
    await optionOf(fuels, t('vocabulary.fuelType.diesel')).tap()
    await priceField(form).fill('100000')
    await priceField(form).blur()
    answer()
    await expect(page).toHaveURL(queryIs({ fuelType: 'diesel', priceMin: '100000' }))
  })

  test('is kept when an answer leaves too few cars for the slider', async ({ page }) => {
    const { model, city } = await modelWithOneCarIn()
    const form = await tapFilters(page, `?model=${model}`)
    await expect(form.getByRole('slider')).toHaveCount(2)
    const cities = await openGroup(form, t('listing.group.city'))
    const answer = await holdData(page)
    await optionOf(cities, city.label).tap()
    await priceField(form).fill('1000')
    answer()
    await expect(page).toHaveURL(queryIs({ model, city: city.value, priceMin: '1000' }))
    await expect(priceField(form)).toHaveValue('1000')
  })
})
