import type { Locator, Page } from '@playwright/test'

import { FACETS } from '@otosafi/domain/listing/vocabulary'

import { carsOf } from './fixtures/api.ts'
import { brandBox, expectWhatTheApiSays, filterForm, openGroup, queryIs } from './fixtures/listing.ts'
import { cards, openAlive } from './fixtures/page-state.ts'
import { DEFAULT_SITES, type Site } from './fixtures/sites.ts'
import { DESKTOP, expect, test } from './fixtures/test.ts'

const [site] = DEFAULT_SITES as [Site]
const { t } = site

/** Opens the listing at an address and answers with its filters. */
async function openListing(page: Page, search = ''): Promise<Locator> {
  await openAlive(page, site.url(`${site.listing}${search}`))
  return filterForm(page, site)
}

/** The search field, before script has made a combobox of it and after. */
function searchField(form: Locator): Locator {
  return form.locator('input[name=q]')
}

/** The texts of an address for numbers. */
function textsOf(numbers: Record<string, number>): Record<string, string> {
  return Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, String(value)]))
}

/** Opens the listing and touches its filters, so that the slider comes; answers with the ends of its scale. */
async function openSlider(page: Page): Promise<{ form: Locator; lowest: number; highest: number; step: number }> {
  const { priceStep: step } = site.edition
  const { priceRange } = await carsOf(site)
  if (!priceRange) throw new Error('No prices')
  const lowest = Math.floor(priceRange.min / step) * step
  const highest = Math.ceil(priceRange.max / step) * step
  const form = await openListing(page)
  await form.hover()
  const ends = form.getByRole('slider')
  await expect(ends.first()).toHaveAttribute('aria-valuenow', String(lowest))
  await expect(ends.last()).toHaveAttribute('aria-valuenow', String(highest))
  return { form, lowest, highest, step }
}

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
      const form = await openListing(page)
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
    const form = await openListing(page, '?brand=dacia')
    await searchField(form).click()
    await page.keyboard.type('diesel')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(queryIs({ brand: 'dacia', q: 'diesel' }))
    await expectWhatTheApiSays(page, site)
  })

  test('searches that led to a car are offered again, and can be forgotten', async ({ page }) => {
    const search = { brand: 'dacia', fuelType: 'diesel' }
    const recent = page.getByRole('heading', { name: t('listing.suggestions.recent') })
    await openListing(page, '?brand=dacia')
    let form = await openListing(page, `?${new URLSearchParams(search)}`)
    await cards(page).first().getByRole('heading').getByRole('link').click()
    await expect(page).not.toHaveURL((url) => url.pathname === site.listing)

    form = await openListing(page)
    await expect(recent).toHaveCount(0)
    await searchField(form).click()
    await expect(recent).toBeVisible()
    const kept = recent.locator('..').getByRole('link')
    await expect(kept, 'a search that led to no car is not kept').toHaveText([
      `Dacia · ${t('vocabulary.fuelType.diesel')}`,
    ])
    await kept.click()
    await expect(page).toHaveURL(queryIs(search))
    await expectWhatTheApiSays(page, site)

    form = await openListing(page)
    await searchField(form).click()
    await page.getByRole('button', { name: t('listing.suggestions.clear') }).click()
    await expect(recent).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('searches'))).toBe('[]')
  })

  test('what only some need comes when the filters are touched', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    const asked = (name: string) => scripts.some((url) => url.includes(name))
    const form = await openListing(page)
    expect([asked('price-slider'), asked('Combobox')], 'before a touch').toEqual([false, false])
    await form.hover()
    await expect(form.getByRole('slider')).toHaveCount(2)
    expect(asked('Combobox'), 'before the search has the focus').toBe(false)
    await searchField(form).focus()
    await expect(form.getByRole('combobox')).toBeFocused()
  })

  test('the price is moved by the keys of a thumb, which keeps the focus', async ({ page }) => {
    const { form, lowest, highest, step } = await openSlider(page)
    const from = form.getByRole('slider', { name: t('listing.range.priceMin') })
    const to = form.getByRole('slider', { name: t('listing.range.priceMax') })
    const press = async (thumb: Locator, key: string, wanted: { priceMin?: number; priceMax?: number }) => {
      await page.keyboard.press(key)
      await expect(page, key).toHaveURL(queryIs(textsOf(wanted)))
      const chips = Object.entries(wanted).map(([name, amount]) =>
        t(`listing.chip.${name as 'priceMin' | 'priceMax'}`, { amount }),
      )
      for (const name of chips)
        await expect(page.getByRole('link', { name: t('listing.removeFilter', { name }), exact: true })).toBeVisible()
      await expect(thumb, key).toBeFocused()
    }
    await to.focus()
    await press(to, 'ArrowLeft', { priceMax: highest - step })
    await press(to, 'ArrowLeft', { priceMax: highest - 2 * step })
    await press(to, 'ArrowRight', { priceMax: highest - step })
    await press(to, 'Home', { priceMax: lowest })
    await press(to, 'ArrowRight', { priceMax: lowest + step })
    await press(to, 'End', {})
    await from.focus()
    await press(from, 'ArrowRight', { priceMin: lowest + step })
    await press(from, 'End', { priceMin: highest })
    await press(from, 'Home', {})
  })

  test('a key of a thumb that is held moves it step after step', async ({ page }) => {
    const { form, highest, step } = await openSlider(page)
    const to = form.getByRole('slider', { name: t('listing.range.priceMax') })
    await to.focus()
    for (let steps = 0; steps < 20; steps++) await page.keyboard.press('ArrowLeft')
    await expect(page).toHaveURL(queryIs({ priceMax: String(highest - 20 * step) }))
    await expectWhatTheApiSays(page, site)
    await expect(to).toHaveAttribute('aria-valuenow', String(highest - 20 * step))
    await expect(to).toBeFocused()
  })

  test('a price that is typed applies while the focus stays in its field', async ({ page }) => {
    const { form } = await openSlider(page)
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
    const form = await openListing(page, search)
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
    const form = await openListing(page)
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
