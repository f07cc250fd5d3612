import type { Locator, Page } from '@playwright/test'

import { DEVICES } from './fixtures/devices.ts'
import {
  cards,
  keepFallbackFonts,
  openHydrated,
  restAt,
  scrollOf,
  scrollTo,
  expectShown,
  shownIds,
  topOf,
  untilHydrated,
} from './fixtures/page-state.ts'
import { DEFAULT_SITES, OTHER_SITES, type Site } from './fixtures/sites.ts'
import { expect, PHONE, test } from './fixtures/test.ts'

/** The section of a car's page that is furthest down. */
function lastSection(page: Page): Locator {
  return page.locator('#similar')
}

/** Whether the browser has laid a section out, instead of keeping an estimate of its height. */
function isLaidOut(section: Locator): Promise<boolean> {
  return section
    .locator('h2')
    .evaluate((heading: HTMLElement) => heading.checkVisibility({ contentVisibilityAuto: true }))
}

/** Opens the first car of a list and returns its address. */
async function openCar(page: Page, site: Site): Promise<string> {
  await page.goto(site.url(site.listing))
  const url = site.url(await pathOfFirstCar(page))
  await openHydrated(page, url)
  return url
}

async function pathOfFirstCar(page: Page): Promise<string> {
  return (await page.getByRole('main').getByRole('article').first().getByRole('link').getAttribute('href')) ?? ''
}

test.beforeEach(({ page }) => keepFallbackFonts(page))

const chosen = [DEFAULT_SITES[0], OTHER_SITES[0]].filter((each) => each !== undefined)

for (const site of chosen) {
  for (const [, screen] of DEVICES) {
    test.describe(`${site.name}, ${screen.viewport.width} px`, () => {
      test.use(screen)

      test('A page that is read again stands where it was', async ({ page }) => {
        await openCar(page, site)
        const section = page.locator('#papers')
        const left = await restAt(section)
        await page.reload()
        await untilHydrated(page)
        await expect.poll(() => topOf(section)).toBe(left)
      })

      test('The way back from another page leads to the same place', async ({ page }) => {
        const url = await openCar(page, site)
        const last = lastSection(page)
        const left = await restAt(last)
        await last.getByRole('article').first().getByRole('link').click()
        await expect(page).not.toHaveURL(url)
        await expect.poll(() => scrollOf(page)).toBe(0)
        await page.goBack()
        await expect(page).toHaveURL(url)
        await expect.poll(() => topOf(last)).toBe(left)
      })

      test('An address with a place on the page shows it', async ({ page }) => {
        const url = await openCar(page, site)
        for (const place of ['papers', 'similar', 'inspection']) {
          // Elsewhere first: with the same page before it, the browser would only scroll.
          await page.goto('about:blank')
          await page.goto(`${url}#${place}`)
          const section = page.locator(`#${place}`)
          await expect(async () => {
            const top = await topOf(section)
            expect(top, place).toBeGreaterThanOrEqual(0)
            expect(top, place).toBeLessThan(screen.viewport.height / 2)
            expect(await isLaidOut(section)).toBe(true)
          }).toPass()
        }
      })
    })
  }

  test.describe(site.name, () => {
    test.use(PHONE)

    test('Sections that are far away are laid out when the visitor comes near, on every page that begins at its top', async ({
      page,
    }) => {
      const url = await openCar(page, site)
      const last = lastSection(page)
      for (let visit = 1; visit <= 2; visit++) {
        expect(await isLaidOut(last), `page ${visit}`).toBe(false)
        await restAt(last)
        await expect.poll(() => isLaidOut(last)).toBe(true)
        await last.getByRole('article').first().getByRole('link').click()
        await expect(page).not.toHaveURL(url)
        await expect.poll(() => scrollOf(page)).toBe(0)
      }
    })

    test('The way back to another order of the list leads to the same place', async ({ page }) => {
      await openHydrated(page, site.url(site.listing))
      const ids = await shownIds(page)
      const card = cards(page).nth(15)
      const left = await restAt(card)
      // The list goes on from another place in another order.
      await page.getByLabel(site.t('listing.sortBy')).evaluate((sort: HTMLSelectElement) => {
        sort.value = 'priceDesc'
        sort.dispatchEvent(new Event('change', { bubbles: true }))
      })
      await expect(page).toHaveURL(/sort=priceDesc/)
      await expect.poll(() => shownIds(page)).not.toEqual(ids)
      await scrollTo(page.getByRole('heading', { level: 1 }))
      await page.goBack()
      await expectShown(page, ids)
      await expect.poll(() => topOf(card)).toBe(left)
    })

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false })

      test('Everything is laid out where nobody could say that a page begins further down', async ({ page }) => {
        await page.goto(site.url(site.listing))
        await page.goto(site.url(await pathOfFirstCar(page)))
        expect(await isLaidOut(lastSection(page))).toBe(true)
      })
    })
  })
}
