import type { Page } from '@playwright/test'

import { FACETS } from '@otosafi/domain/listing/vocabulary'

import { carsOf } from './fixtures/api.ts'
import {
  brandBox,
  expectWhatTheApiSays,
  openGroup,
  openListing,
  openSlider,
  queryIs,
  searchField,
} from './fixtures/listing.ts'
import { DEFAULT_SITES, type Site } from './fixtures/sites.ts'
import { DESKTOP, expect, test } from './fixtures/test.ts'

const [site] = DEFAULT_SITES as [Site]
const { t } = site

test.describe('Filters help while one narrows', () => {
  test.use({ ...DESKTOP, contextOptions: { reducedMotion: 'reduce' } })

  for (const [how, pick] of [
    ['a press', (page: Page) => page.getByRole('option', { name: 'Duster' }).click()],
    [
      'the keyboard',
      async (page: Page) => {
        await page.keyboard.press('ArrowDown')
        await expect(page.getByRole('option', { name: 'Duster' })).toHaveAttribute('aria-selected', 'true')
        await page.keyboard.press('Enter')
      },
    ],
  ] as const) {
    test(`a model that is suggested becomes a filter in place of the text, by ${how}`, async ({ page }) => {
      const form = await openListing(page, site)
      await searchField(form).click()
      await expect(form.getByRole('combobox')).toBeFocused()
      await page.keyboard.type('dust')
      await expect(page.getByRole('option', { name: 'Duster' })).toBeVisible()
      await pick(page)
      const chosen = { brand: 'dacia', model: 'dacia-duster' }
      await expect(page).toHaveURL(queryIs(chosen))
      await expectWhatTheApiSays(page, site)
      await expect(brandBox(form, 'Duster')).toBeChecked()

      const fuel = await openGroup(form, t('listing.group.fuelType'))
      await brandBox(fuel, t('vocabulary.fuelType.diesel')).check()
      await expect(page, 'the text of the suggestion is searched for by nobody').toHaveURL(
        queryIs({ ...chosen, fuelType: 'diesel' }),
      )
    })
  }

  test('words that are no suggestion are searched for as they are', async ({ page }) => {
    const form = await openListing(page, site, '?brand=dacia')
    await searchField(form).click()
    await page.keyboard.type('diesel')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(queryIs({ brand: 'dacia', q: 'diesel' }))
    await expectWhatTheApiSays(page, site)
  })

  test('a price that is typed applies while the focus stays in its field', async ({ page }) => {
    const { form } = await openSlider(page, site)
    const field = form.getByRole('textbox', { name: t('listing.range.priceMax') })
    await field.click()
    await page.keyboard.type('60')
    await expect(page).toHaveURL(queryIs({ priceMax: '60' }))
    await expect(field).toBeFocused()
    await page.keyboard.type('000')
    await expect(page).toHaveURL(queryIs({ priceMax: '60000' }))
    await expectWhatTheApiSays(page, site)
    await expect(field).toBeFocused()
    await expect(form.getByRole('slider', { name: t('listing.range.priceMax') })).toHaveAttribute(
      'aria-valuenow',
      '60000',
    )
  })

  test('options without cars cannot be chosen', async ({ page }) => {
    const search = '?brand=dacia&fuelType=diesel'
    const { facets } = await carsOf(site, search)
    const form = await openListing(page, site, search)
    const counted = FACETS.filter((facet) => facet !== 'model').flatMap((facet) =>
      facets[facet].map(({ value, count }) => ({ facet, value, count })),
    )
    expect(counted.some(({ count }) => count === 0)).toBe(true)
    for (const { facet, value, count } of counted) {
      const box = form.locator(`input[name="${facet}"][value="${value}"]`)
      if (count === 0) await expect(box, `${facet} ${value}`).toBeDisabled()
      else await expect(box, `${facet} ${value}`).toBeEnabled()
    }
  })

  test('a monthly budget leaves the cars that cost no more a month', async ({ page }) => {
    const all = await carsOf(site)
    const payments = all.cars.flatMap(({ monthlyPayment }) => monthlyPayment ?? []).toSorted((a, b) => a - b)
    const budget = payments[Math.floor(payments.length / 2)] ?? 0
    const form = await openListing(page, site)
    const group = await openGroup(form, t('listing.group.monthly'))
    await group.getByRole('textbox', { name: t('listing.range.monthlyMax') }).fill(String(budget))
    await expect(page).toHaveURL(queryIs({ monthlyMax: String(budget) }))
    await expectWhatTheApiSays(page, site)
    const { cars, total } = await carsOf(site, new URL(page.url()).search)
    expect(total).toBeGreaterThan(0)
    expect(total).toBeLessThan(all.total)
    for (const { id, monthlyPayment } of cars) expect(monthlyPayment, id).toBeLessThanOrEqual(budget)
    await expect(
      page.getByRole('link', {
        name: t('listing.removeFilter', { name: t('listing.chip.monthlyMax', { amount: budget }) }),
      }),
    ).toBeVisible()
  })
})
