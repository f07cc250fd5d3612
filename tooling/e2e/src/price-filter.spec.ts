import type { Locator, Page } from '@playwright/test'

import { expectFault } from './fixtures/faults.ts'
import { holdData, holdRequests } from './fixtures/held-requests.ts'
import { expectWhatTheApiSays, filterForm, openFilters, openGroup, optionOf, queryIs } from './fixtures/listing.ts'
import { keepStandIns, openAlive, topOf } from './fixtures/page-state.ts'
import { DEFAULT_SITES, type Site } from './fixtures/sites.ts'
import { expect, PHONE, test } from './fixtures/test.ts'

const [site] = DEFAULT_SITES as [Site]
const { t } = site

/** The script of the slider. */
const SLIDER = '**/RangeSlider-*.js'

/** The field of the lowest price. */
function priceField(form: Locator): Locator {
  return form.locator('input[name=priceMin]')
}

/** Opens the filters by a touch outside them. */
async function tapFilters(page: Page): Promise<Locator> {
  await keepStandIns(page)
  await openAlive(page, site.url(site.listing))
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
    const place = await topOf(priceField(form))
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
})
