import type { Locator } from '@playwright/test'

import { expectWhatTheApiSays, openListing, openSlider, queryIs, searchField } from './fixtures/listing.ts'
import { cards } from './fixtures/page-state.ts'
import { DEFAULT_SITES, type Site } from './fixtures/sites.ts'
import { DESKTOP, expect, test } from './fixtures/test.ts'

const [site] = DEFAULT_SITES as [Site]
const { t } = site

/** The texts of an address for numbers. */
function textsOf(numbers: Record<string, number>): Record<string, string> {
  return Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, String(value)]))
}

test.describe('Filters help who narrows again, or by the keys of a thumb', () => {
  test.use({ ...DESKTOP, contextOptions: { reducedMotion: 'reduce' } })

  test('searches that led to a car are offered again, and can be forgotten', async ({ page }) => {
    const search = { brand: 'dacia', fuelType: 'diesel' }
    const recent = page.getByRole('heading', { name: t('listing.suggestions.recent') })
    await openListing(page, site, '?brand=dacia')
    let form = await openListing(page, site, `?${new URLSearchParams(search)}`)
    await cards(page).first().getByRole('heading').getByRole('link').click()
    await expect(page).not.toHaveURL((url) => url.pathname === site.listing)

    form = await openListing(page, site)
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

    form = await openListing(page, site)
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
    const form = await openListing(page, site)
    expect([asked('price-slider'), asked('Combobox')], 'before a touch').toEqual([false, false])
    await form.hover()
    await expect(form.getByRole('slider')).toHaveCount(2)
    expect(asked('Combobox'), 'before the search has the focus').toBe(false)
    await searchField(form).focus()
    await expect(form.getByRole('combobox')).toBeFocused()
  })

  test('the price is moved by the keys of a thumb, which keeps the focus', async ({ page }) => {
    const { form, lowest, highest, step } = await openSlider(page, site)
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
    const { form, highest, step } = await openSlider(page, site)
    const to = form.getByRole('slider', { name: t('listing.range.priceMax') })
    await to.focus()
    for (let steps = 0; steps < 20; steps++) await page.keyboard.press('ArrowLeft')
    await expect(page).toHaveURL(queryIs({ priceMax: String(highest - 20 * step) }))
    await expectWhatTheApiSays(page, site)
    await expect(to).toHaveAttribute('aria-valuenow', String(highest - 20 * step))
    await expect(to).toBeFocused()
  })
})
