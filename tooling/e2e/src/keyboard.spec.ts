import type { Locator, Page } from '@playwright/test'

import { anyCar, pathOfCar } from './fixtures/api.ts'
import { walk } from './fixtures/legible.ts'
import { filterForm } from './fixtures/listing.ts'
import { openHydrated, untilOverlay } from './fixtures/page-state.ts'
import { DEFAULT_SITES, type Site } from './fixtures/sites.ts'
import { DESKTOP, expect, PHONE, test } from './fixtures/test.ts'

/** Stops of the keyboard to the first result (the product's own measure of quality). */
const STOPS_TO_FIRST_CAR = 12

const [site] = DEFAULT_SITES as [Site]

/** How many times Tab is pressed until the focus is on the first card's link. */
async function stopsToFirstCar(page: Page): Promise<number> {
  const first = page.getByRole('main').getByRole('article').first().getByRole('link')
  for (let stops = 1; stops <= 60; stops++) {
    await page.keyboard.press('Tab')
    if (await first.evaluate((link) => link === document.activeElement)) return stops
  }
  return Number.POSITIVE_INFINITY
}

/** Opens a menu of the header on the home page with the keyboard. */
async function openMenu(page: Page, label: string): Promise<{ summary: Locator; links: Locator }> {
  await openHydrated(page, site.url(site.home))
  const summary = page.getByRole('banner').locator(`summary[aria-label^="${label}"]`)
  await summary.focus()
  await page.keyboard.press('Enter')
  return { summary, links: summary.locator('..').getByRole('link') }
}

test.describe('With the keyboard alone', () => {
  test.use({ ...DESKTOP, contextOptions: { reducedMotion: 'reduce' } })

  test('the menu of languages and countries opens, is walked through and closes', async ({ page }) => {
    const { summary, links } = await openMenu(page, site.t('shell.place'))
    await expect(links.first()).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(links.first()).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Space')
    await expect(links.first()).toBeHidden()
    await expect(summary).toBeFocused()
  })

  test('Escape closes an open menu and gives the focus back', async ({ page }) => {
    const { summary, links } = await openMenu(page, site.t('shell.place'))
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(links.first()).toBeHidden()
    await expect(summary).toBeFocused()
  })

  test('the arrow keys show one photograph after the other', async ({ page }) => {
    await openHydrated(page, site.url(pathOfCar(site, await anyCar(site))))
    const strip = page.getByRole('main').locator('section ul[tabindex="0"]').first()
    const total = await strip.getByRole('listitem').count()
    const position = (number: number) =>
      page.getByText(site.t('car.photos.position', { number, total }), { exact: true })
    await strip.focus()
    await expect(position(1)).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(position(2)).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(position(3)).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(position(2)).toBeVisible()
    await page.getByRole('button', { name: site.t('car.photos.next') }).press('Enter')
    await expect(position(3)).toBeVisible()
  })

  test('the large view of a photograph opens, is stepped through, closes with Escape and gives the focus back', async ({
    page,
  }) => {
    await openHydrated(page, site.url(pathOfCar(site, await anyCar(site))))
    const opener = page.getByRole('button', { name: site.t('car.photos.enlarge') })
    await opener.focus()
    await page.keyboard.press('Enter')
    const view = page.getByRole('dialog')
    await expect(view).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(view.getByText(/^\D*2\D/).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(view).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test('questions open and close where they stand', async ({ page }) => {
    await openHydrated(page, site.url(site.home))
    const question = page.getByRole('main').locator('details > summary').first()
    await question.focus()
    await page.keyboard.press('Enter')
    await expect(question.locator('..').getByRole('paragraph').first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(question.locator('..').getByRole('paragraph').first()).toBeHidden()
    await expect(question).toBeFocused()
  })

  test('the cars of a row come into view as Tab reaches them', async ({ page }) => {
    await page.setViewportSize(PHONE.viewport)
    await openHydrated(page, site.url(site.home))
    // A row of cars is no stop by itself: its cars are.
    const row = page.getByRole('main').locator('[data-strip]:not([tabindex])').first()
    const cars = row.getByRole('link')
    // The row grows behind those that it is written with.
    const written = await cars.count()
    expect(written).toBeGreaterThan(1)
    const last = cars.nth(written - 1)
    await expect(last).not.toBeInViewport()
    await cars.first().focus()
    // Each car has its link and its heart.
    for (let stop = 0; stop < 2 * (written - 1); stop++) await page.keyboard.press('Tab')
    await expect(last).toBeFocused()
    await expect(last).toBeInViewport()
  })

  test('what has the focus is never behind the offer of another language', async ({ page }) => {
    const other = site.edition.languages.find((language) => language !== site.language) ?? ''
    await page.addInitScript((language) => localStorage.setItem('language', language), other)
    await page.setViewportSize(PHONE.viewport)
    await openHydrated(page, site.url(site.listing))
    await untilOverlay(page)
    await expect(page.locator('#overlay p a')).toBeVisible()
    const stops = await walk(page, 40)
    expect(stops.filter(({ seen }) => seen === 0)).toEqual([])
  })

  test('the pictures of customers are moved by the arrow keys', async ({ page }) => {
    await page.setViewportSize(PHONE.viewport)
    await openHydrated(page, site.url(site.home))
    const row = page.getByRole('region', { name: site.t('home.gallery.title') })
    await row.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
    await expect(row).toBeFocused()
  })

  test('the first car of the listing is at most twelve stops away', async ({ page }) => {
    await openHydrated(page, site.url(site.listing))
    expect(await stopsToFirstCar(page)).toBeLessThanOrEqual(STOPS_TO_FIRST_CAR)
  })
})

test.describe('With a keyboard on a phone', () => {
  test.use({ ...PHONE, contextOptions: { reducedMotion: 'reduce' } })

  test('the menu of pages leads on', async ({ page }) => {
    const { links } = await openMenu(page, site.t('shell.menu.label'))
    await page.keyboard.press('Tab')
    await expect(links.first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(site.url(site.listing))
    await expect(links.first()).toBeHidden()
  })

  test('the sheet of filters takes the focus, keeps it, closes with Escape and gives it back', async ({ page }) => {
    await openHydrated(page, site.url(site.listing))
    const form = filterForm(page, site)
    const opener = page.getByRole('button', { name: site.t('listing.filters') }).last()
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(form).toBeVisible()
    await expect(form.getByRole('button', { name: site.t('actions.close') })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(form.locator('button[type=submit]'), 'before the first stop is the last').toBeFocused()
    await page.keyboard.press('Tab')
    await expect(form.getByRole('button', { name: site.t('actions.close') })).toBeFocused()
    await form.getByRole('checkbox').first().focus()
    await page.keyboard.press('Escape')
    await expect(form).toBeHidden()
    await expect(opener).toBeFocused()
    await page.keyboard.press('Enter')
    await form.getByRole('button', { name: site.t('actions.close') }).press('Enter')
    await expect(form).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test('the first car of the listing is at most twelve stops away', async ({ page }) => {
    await openHydrated(page, site.url(site.listing))
    expect(await stopsToFirstCar(page)).toBeLessThanOrEqual(STOPS_TO_FIRST_CAR)
  })
})
