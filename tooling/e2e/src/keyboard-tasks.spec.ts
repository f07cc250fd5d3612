import type { Locator, Page } from '@playwright/test'

import { carsOf, inspectedCar, pathOfCar } from './fixtures/api.ts'
import { onlyInGate } from './fixtures/devices.ts'
import { expectFault } from './fixtures/faults.ts'
import { skipToContent, tabStopsTo, tabTo } from './fixtures/keyboard.ts'
import { filterForm } from './fixtures/listing.ts'
import { cards, openHydrated } from './fixtures/page-state.ts'
import { DEFAULT_SITES, type Site } from './fixtures/sites.ts'
import { expect, test } from './fixtures/test.ts'

const [site] = DEFAULT_SITES as [Site]
const { t } = site

function firstCar(page: Page): Locator {
  return cards(page).first().getByRole('heading').getByRole('link')
}

/** The live region with the number of cars found. */
function count(page: Page): Locator {
  return page.getByRole('main').locator('p[role=status]').first()
}

for (const [device, settings] of onlyInGate('desktop')) {
  test.describe(`With the keyboard alone, on a ${device}`, () => {
    test.use({ ...settings, contextOptions: { reducedMotion: 'reduce' } })

    test('a filter is ticked, its chip taken away, and the new count is said', async ({ page }) => {
      const { total: all } = await carsOf(site)
      const { total: few } = await carsOf(site, '?fuelType=diesel')
      await openHydrated(page, site.url(site.listing))
      await skipToContent(page)
      if (device === 'desktop') {
        await tabTo(page, page.getByRole('main').getByRole('link', { name: t('listing.filters') }))
      } else {
        await tabTo(page, page.getByRole('button', { name: t('listing.filters') }).last(), { most: 120 })
      }
      await page.keyboard.press('Enter')
      const form = filterForm(page, site)
      const fuel = form.locator('details').filter({ has: page.getByText(t('listing.group.fuelType'), { exact: true }) })
      await tabTo(page, fuel.locator('summary'), { most: 60 })
      await page.keyboard.press('Enter')
      const diesel = form.locator('input[name=fuelType][value=diesel]')
      await tabTo(page, diesel)
      await page.keyboard.press('Space')
      await expect(page).toHaveURL(/\?fuelType=diesel$/)
      await expect(diesel).toBeChecked()
      await expect(diesel, 'the focus stays where it was').toBeFocused()
      await expect(count(page)).toHaveText(t('listing.results', { count: few }))
      if (device === 'phone') await page.keyboard.press('Escape')

      await openHydrated(page, page.url())
      await skipToContent(page)
      const chip = page.getByRole('link', {
        name: t('listing.removeFilter', { name: t('vocabulary.fuelType.diesel') }),
      })
      await tabTo(page, chip)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(site.url(site.listing))
      await expect(count(page)).toHaveText(t('listing.results', { count: all }))
      expect(await tabStopsTo(page, firstCar(page)), 'one goes on from where the chip was').toBeLessThanOrEqual(2)
    })

    test('a call is asked for, refused and put right', async ({ page, faults }) => {
      await openHydrated(page, site.url(pathOfCar(site, await inspectedCar(site))))
      await skipToContent(page)
      await tabTo(page, page.getByRole('link', { name: t('car.action.callMeBack'), exact: true }))
      await page.keyboard.press('Enter')
      const form = page.locator('form#callback')
      const name = form.getByLabel(t('callback.name'), { exact: true })
      await tabTo(page, name)
      await page.keyboard.press('Enter')
      await expect(form.getByRole('alert').locator('..')).toBeFocused()
      await tabTo(page, form.getByRole('alert').getByRole('link').first(), { most: 1 })
      await page.keyboard.press('Enter')
      await expect(name).toBeFocused()
      await page.keyboard.type('Salma')
      await tabTo(page, form.getByRole('textbox', { name: t('callback.phone') }), { most: 2 })
      await page.keyboard.type('06 61 23 45 67')
      await page.keyboard.press('Enter')
      await expect(form.locator('p[role=status]')).toContainText(t('success.callbackSent'))
      expectFault(faults, /422/)
    })
  })
}
