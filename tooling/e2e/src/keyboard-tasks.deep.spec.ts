import type { Locator, Page } from '@playwright/test'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { carsOf, inspectedCar, pathOfCar, titleOf } from './fixtures/api.ts'
import { DEVICES } from './fixtures/devices.ts'
import { expectFault } from './fixtures/faults.ts'
import { skipToContent, tabStopsTo, tabTo } from './fixtures/keyboard.ts'
import { expectWhatTheApiSays } from './fixtures/listing.ts'
import { cards, openHydrated } from './fixtures/page-state.ts'
import { DEFAULT_SITES, type Site } from './fixtures/sites.ts'
import { DESKTOP, expect, test } from './fixtures/test.ts'

const [site] = DEFAULT_SITES as [Site]
const { t, language } = site

/** Stops of the keyboard to the first result (the product's own measure of quality). */
const STOPS_TO_FIRST_CAR = 12

/** A search with as many filters as anybody chooses. */
const NARROWED = '?brand=dacia&fuelType=diesel&transmission=manual&priceMin=20000&priceMax=900000&yearMin=2005'

function firstCar(page: Page): Locator {
  return cards(page).first().getByRole('heading').getByRole('link')
}

for (const [device, settings] of DEVICES) {
  test.describe(`With the keyboard alone, on a ${device}`, () => {
    test.use({ ...settings, contextOptions: { reducedMotion: 'reduce' } })

    test('the first car of a narrowed list is at most twelve stops away', async ({ page }) => {
      expect((await carsOf(site, NARROWED)).total).toBeGreaterThan(0)
      await openHydrated(page, site.url(site.listing + NARROWED))
      await skipToContent(page)
      expect(1 + (await tabStopsTo(page, firstCar(page)))).toBeLessThanOrEqual(STOPS_TO_FIRST_CAR)
    })

    test('the order is changed, the list lengthened, and a car opened', async ({ page }) => {
      await openHydrated(page, site.url(site.listing))
      await skipToContent(page)
      const sort = page.getByLabel(t('listing.sortBy'))
      await tabTo(page, sort)
      await page.keyboard.press('ArrowDown')
      await expect(page).toHaveURL(/\?sort=/)
      await expectWhatTheApiSays(page, site)
      await expect(sort).toBeFocused()

      const size = await cards(page).count()
      const { total } = await carsOf(site)
      const more = page.getByRole('link', { name: t('listing.showMore') })
      await tabTo(page, more, { most: 3 * size })
      await page.keyboard.press('Enter')
      await expect(cards(page)).toHaveCount(2 * size)
      await expect(more).toBeFocused()
      await expect(
        page.locator('p[role=status]', { hasText: t('listing.shown', { shown: 2 * size, total }) }),
      ).toBeVisible()

      const last = cards(page).last().getByRole('heading').getByRole('link')
      const name = (await last.innerText()).trim()
      await tabTo(page, last, { back: true, most: 3 })
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await expect(page.getByRole('heading', { level: 1 }), 'the new page begins with what it is').toBeFocused()
    })

    test('a car is kept, compared and passed on', async ({ page }) => {
      const car = await inspectedCar(site)
      await openHydrated(page, site.url(pathOfCar(site, car)))
      await skipToContent(page)
      const main = page.getByRole('main')
      const heart = main.getByRole('button', { name: t('favourites.add', { name: titleOf(car) }), exact: true }).first()
      await tabTo(page, heart)
      await page.keyboard.press('Space')
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
      await expect(heart).toBeFocused()

      const opener = main.locator(`summary[aria-label="${t('car.action.share')}"]`)
      await tabTo(page, opener, { most: 1 })
      await page.keyboard.press('Enter')
      const toWhatsApp = main.getByRole('link', { name: t('car.action.whatsAppShare'), exact: true })
      await tabTo(page, toWhatsApp, { most: 1 })
      await page.keyboard.press('Escape')
      await expect(toWhatsApp).toBeHidden()
      await expect(opener).toBeFocused()

      const compare = main.getByRole('button', { name: t('compare.addNamed', { name: titleOf(car) }), exact: true })
      await tabTo(page, compare)
      await page.keyboard.press('Space')
      await expect(compare).toHaveAttribute('aria-pressed', 'true')
      await tabTo(page, page.getByRole('link', { name: t('compare.open', { count: 1 }), exact: true }), { most: 80 })
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('compare.title'))
    })
  })
}

for (const script of [true, false]) {
  test.describe(script ? 'With script' : 'Without script', () => {
    test.use({ ...DESKTOP, javaScriptEnabled: script })

    test('what is wrong with a form takes the focus', async ({ page, faults }) => {
      const car = await inspectedCar(site)
      for (const [path, id] of [
        [site.home, 'ask'],
        [site.home, 'newsletter'],
        [`${site.listing}?brand=dacia&priceMax=20000`, 'wanted'],
        [`${pathOfCar(site, car)}/problem`, 'problem'],
        [pathFor('interested', language, { id: car.id }), 'callback'],
      ] as const) {
        await (script ? openHydrated(page, site.url(path)) : page.goto(site.url(path)))
        await page.locator(`form#${id} button[type=submit]`).focus()
        await page.keyboard.press('Enter')
        const summary = page.locator(`form#${id} section`, { has: page.getByRole('alert') })
        await expect(summary, id).toBeFocused()
        await page.locator(`form#${id} button[type=submit]`).focus()
        await page.keyboard.press('Enter')
        await expect(summary, `${id}, refused again`).toBeFocused()
      }
      if (script) expectFault(faults, /422/)
    })
  })
}
