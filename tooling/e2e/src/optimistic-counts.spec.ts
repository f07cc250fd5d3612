import type { Page } from '@playwright/test'

import { carsOf } from './fixtures/api.ts'
import { holdData } from './fixtures/held-requests.ts'
import { expectWhatTheApiSays, openFilters, openGroup, optionOf } from './fixtures/listing.ts'
import { openHydrated } from './fixtures/page-state.ts'
import { DEFAULT_SITES, type Site } from './fixtures/sites.ts'
import { expect, PHONE, test } from './fixtures/test.ts'

const [site] = DEFAULT_SITES as [Site]
const { t } = site

async function openFuels(page: Page) {
  await openHydrated(page, site.url(site.listing))
  const fuels = await openGroup(await openFilters(page, site), t('listing.group.fuelType'))
  const { facets, total } = await carsOf(site)
  const countOf = (fuel: string) => facets.fuelType.find(({ value }) => value === fuel)?.count ?? 0
  const label = (fuel: 'diesel' | 'petrol') => optionOf(fuels, t(`vocabulary.fuelType.${fuel}`))
  const expectCount = async (count: number) => {
    await expect(page.getByRole('main').getByText(t('listing.results', { count }), { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: t('listing.apply', { count }), exact: true })).toBeVisible()
  }
  return { total, diesel: countOf('diesel'), petrol: countOf('petrol'), label, expectCount }
}

test.describe('What is ticked is counted at once', () => {
  test.use(PHONE)

  test('from the counts that are shown, before the server has answered', async ({ page }) => {
    const { total, diesel, petrol, label, expectCount } = await openFuels(page)
    expect(diesel, 'or nothing would be tested').not.toBe(total)
    const answer = await holdData(page)
    await label('diesel').click()
    await expectCount(diesel)
    await label('petrol').click()
    await expectCount(diesel + petrol)
    await expect(page, 'nothing has been answered').toHaveURL(site.url(site.listing))
    answer()
    await expect(page).toHaveURL(/fuelType=diesel&fuelType=petrol$/)
    await expectCount(diesel + petrol)
    await page.keyboard.press('Escape')
    await expectWhatTheApiSays(page, site)
  })

  test('and counted back when it is taken back before that', async ({ page }) => {
    const { total, diesel, label, expectCount } = await openFuels(page)
    const answer = await holdData(page)
    await label('diesel').click()
    await expectCount(diesel)
    await label('diesel').click()
    await expectCount(total)
    answer()
    await expect(label('diesel').getByRole('checkbox')).not.toBeChecked()
    await expectCount(total)
    await label('petrol').click()
    await expect(page, 'what was taken back does not come again').toHaveURL(/[?]fuelType=petrol$/)
    await page.keyboard.press('Escape')
    await expectWhatTheApiSays(page, site)
  })
})
