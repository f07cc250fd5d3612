import { pathFor } from '@otosafi/editions/routes/path-for'

import { carsOf, inspectedCar, pathOfCar, titleOf } from './fixtures/api.ts'
import { tabStopsTo } from './fixtures/keyboard.ts'
import { cutTexts, doubleText, sidewaysOf, walk } from './fixtures/legible.ts'
import { openFilters } from './fixtures/listing.ts'
import { cards, openHydrated } from './fixtures/page-state.ts'
import { buyingPages, mainPages } from './fixtures/pages.ts'
import { type Site, SITES } from './fixtures/sites.ts'
import { DESKTOP, expect, PHONE, test } from './fixtures/test.ts'

/** French, a mirrored page, and the longest words. */
const LOOKED_AT = SITES.filter(({ name }) => ['ma in fr', 'ma in ar', 'coza in zu'].includes(name))

/** The viewport of a window of 1280 × 720 px by zoom level, and a phone, which is as small. */
const WINDOWS = {
  '200 %': { width: 640, height: 360 },
  '400 %': { width: 320, height: 180 },
  'a phone': PHONE.viewport,
} as const

/** How much of what has the focus must be seen: WCAG 2.4.11 asks for some of it, and a row of cars may stop halfway. */
const SEEN = 0.2

/** Goes on after a failure, so that every fault is reported. */
const softly = expect.configure({ soft: true, timeout: 10_000 })

/** The main controls of the listing and of a car's page: each must be reached by tabbing through the page. */
async function mainControls(site: Site): Promise<[path: string, names: string[]][]> {
  const { t } = site
  const car = await inspectedCar(site)
  const name = titleOf(car)
  const [first] = (await carsOf(site)).cars
  if (!first) throw new Error(`${site.name} has no cars`)
  return [
    [site.listing, ['sort', titleOf(first), t('listing.showMore'), t('listing.nextPage'), t('listing.filters')]],
    [
      pathOfCar(site, car),
      [
        t('car.photos.previous'),
        t('car.photos.next'),
        t('car.photos.enlarge'),
        t('favourites.add', { name }),
        t('car.action.share'),
        t('car.action.bookOrVisit'),
        t('car.action.whatsApp'),
        t('car.action.callMeBack'),
        t('compare.addNamed', { name }),
        t('car.action.reportProblem'),
      ],
    ],
  ]
}

/** The comparison of cars whose price was lowered, which show two prices each: name and path. */
async function comparisonOfLowered(site: Site): Promise<[name: string, path: string]> {
  const { cars } = await carsOf(site, 'highlight=priceLowered')
  const ids = cars.slice(0, 3).map(({ id }) => id)
  return ['lowered prices', `${pathFor('compare', site.language)}?cars=${ids.join(',')}`]
}

test.describe('A page that is shown larger', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const [zoom, viewport] of Object.entries(WINDOWS)) {
    for (const site of LOOKED_AT) {
      test(`is worked through by the keyboard, and nothing hides the focus: ${zoom}, ${site.name}`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport)
        for (const [path, names] of await mainControls(site)) {
          await openHydrated(page, site.url(path))
          expect(await sidewaysOf(page), path).toBe(0)
          const stops = await walk(page)
          expect
            .soft(
              stops.filter(({ seen }) => seen < SEEN),
              path,
            )
            .toEqual([])
          for (const name of names)
            expect
              .soft(
                stops.filter(({ what }) => what.includes(name.replace(/\s+/g, ' ').slice(0, 60))),
                name,
              )
              .not.toEqual([])
        }
      })
    }

    const [site] = LOOKED_AT
    if (!site) throw new Error('No site to look at')
    test(`hides nothing behind the filters: ${zoom}`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await openHydrated(page, site.url(site.listing))
      const form = await openFilters(page, site)
      const send = form.locator('button[type=submit]')
      expect(await tabStopsTo(page, send)).toBeLessThan(60)
      const close = form.getByRole('button', { name: site.t('actions.close') })
      await page.keyboard.press('Tab')
      await expect(close, 'the sheet keeps the focus').toBeFocused()
      const stops = await walk(page, 60)
      expect(stops.filter(({ seen }) => seen < SEEN)).toEqual([])
      await expect(form).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(form, 'Escape closes it').toBeHidden()
    })

    test(`hides nothing behind the head of a dialog, to which a menu leads whose end is seen: ${zoom}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await openHydrated(page, site.url(site.listing))
      const banner = page.getByRole('banner')
      await banner.locator('summary').last().click()
      const last = banner.getByRole('link', { name: site.t('shell.nav.account'), exact: true })
      await last.scrollIntoViewIfNeeded()
      await expect(last).toBeInViewport({ ratio: 0.95 })
      await last.click()
      await expect(page.getByRole('dialog', { name: site.t('routes:signIn') })).toBeVisible()
      // So many that the focus comes round, and goes up.
      const stops = await walk(page, 20)
      expect(stops.filter(({ seen }) => seen < SEEN)).toEqual([])
    })
  }

  for (const site of LOOKED_AT) {
    test(`is read with letters twice as large: ${site.name}`, async ({ page }) => {
      const lowered = await comparisonOfLowered(site)
      for (const [name, path] of [...(await mainPages(site)), lowered, ...(await buyingPages(site))]) {
        await page.setViewportSize(DESKTOP.viewport)
        await openHydrated(page, site.url(path))
        await doubleText(page)
        expect.soft(await sidewaysOf(page), name).toBe(0)
        await softly.poll(() => cutTexts(page), name).toEqual([])
        await page.setViewportSize(PHONE.viewport)
        await softly.poll(() => cutTexts(page), `${name} on a phone`).toEqual([])
        expect.soft(await sidewaysOf(page), `${name} on a phone`).toBe(0)
      }
      await expect(cards(page).first()).toBeVisible()
    })
  }
})
