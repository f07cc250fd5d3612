import type { Locator, Page } from '@playwright/test'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { type ApiCar, carsOf, inspectedCar, pathOfCar, titleOf } from './fixtures/api.ts'
import { onlyInGate } from './fixtures/devices.ts'
import { cards, expectShown, openHydrated, restAt, untilNotified } from './fixtures/page-state.ts'
import { DEFAULT_SITES, type Site } from './fixtures/sites.ts'
import { DESKTOP, expect, PHONE, test } from './fixtures/test.ts'

const [site] = DEFAULT_SITES as [Site]
const { t, language } = site

/** Two cars of the site, of which the first is inspected. */
async function twoCars(): Promise<[ApiCar, ApiCar]> {
  const first = await inspectedCar(site)
  const second = (await carsOf(site)).cars.find((car) => titleOf(car) !== titleOf(first))
  if (!second) throw new Error('Too few cars for this test')
  return [first, second]
}

async function openCar(page: Page, car: ApiCar): Promise<void> {
  await openHydrated(page, site.url(pathOfCar(site, car)))
}

/** The menu by which a car is passed on. */
function shareMenu(page: Page): { opener: Locator; toWhatsApp: Locator; copy: Locator; toReport: Locator } {
  const main = page.getByRole('main')
  return {
    opener: main.locator(`summary[aria-label="${t('car.action.share')}"]`),
    toWhatsApp: main.getByRole('link', { name: t('car.action.whatsAppShare'), exact: true }),
    copy: main.getByRole('button', { name: t('car.action.copyLink'), exact: true }),
    toReport: main.getByRole('link', { name: t('car.action.printSheet'), exact: true }),
  }
}

/** The text that a link hands to WhatsApp. */
async function sharedText(link: Locator): Promise<string> {
  const url = new URL((await link.getAttribute('href')) ?? '')
  expect(url.origin).toBe('https://wa.me')
  return url.searchParams.get('text') ?? ''
}

/** The heads of the columns of a comparison: the cars' names. */
function columns(page: Page): Locator {
  return page.getByRole('main').getByRole('table').getByRole('columnheader')
}

/** The button that adds a car to the comparison. */
function compareButton(page: Page, car: ApiCar): Locator {
  return page
    .getByRole('main')
    .getByRole('button', { name: t('compare.addNamed', { name: titleOf(car) }), exact: true })
}

/** The bar that leads to the comparison of as many cars. */
function compareBar(page: Page, count: number): Locator {
  return page.getByRole('main').getByRole('link', { name: t('compare.open', { count }), exact: true })
}

test('Links lead down to the parts of the page, each under the heading that it names', async ({ page }) => {
  await openCar(page, await inspectedCar(site))
  const links = page.locator('#part-report > ul a')
  expect(await links.count()).toBe(4)
  for (const link of await links.all()) {
    const name = await link.innerText()
    const part = page.locator(`section${await link.getAttribute('href')}`)
    await link.click()
    await expect(part.getByRole('heading', { level: 2, name, exact: true })).toBeInViewport()
  }
})

test.describe('A car is passed on', () => {
  test.describe('on a desktop', () => {
    test.use({ ...DESKTOP, permissions: ['clipboard-read', 'clipboard-write'] })

    test('by a copied link, by WhatsApp and on paper', async ({ page }) => {
      const car = await inspectedCar(site)
      const address = site.url(pathOfCar(site, car))
      await openCar(page, car)
      const { opener, toWhatsApp, copy, toReport } = shareMenu(page)
      await expect(copy).toBeHidden()
      await opener.click()
      await untilNotified(page, t('success.linkCopied'), () => copy.click())
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)

      const text = await sharedText(toWhatsApp)
      for (const part of [titleOf(car), site.money(car.price), car.reference, address]) expect(text).toContain(part)

      await toReport.click()
      await expect(page).toHaveURL(`${address}/report`)
    })
  })

  test.describe('on a phone', () => {
    test.use(PHONE)

    test('by the phone’s own sheet', async ({ page }) => {
      await page.addInitScript(() => {
        const shared: unknown[] = []
        const share = (what: unknown) => Promise.resolve(void shared.push(what))
        Object.defineProperty(navigator, 'share', { value: share })
        Object.assign(window, { shared })
      })
      const car = await inspectedCar(site)
      await openCar(page, car)
      const { opener, copy } = shareMenu(page)
      await opener.tap()
      const shared = () => page.evaluate(() => (window as unknown as { shared: Record<string, string>[] }).shared)
      await expect.poll(shared).toHaveLength(1)
      const [{ title, text = '', url } = {}] = await shared()
      expect({ title, url }).toEqual({ title: titleOf(car), url: site.url(pathOfCar(site, car)) })
      for (const part of [titleOf(car), site.money(car.price), car.reference]) expect(text).toContain(part)
      await expect(copy).toBeHidden()
    })
  })

  test.describe('without script', () => {
    test.use({ ...PHONE, javaScriptEnabled: false })

    test('by WhatsApp and on paper', async ({ page }) => {
      const car = await inspectedCar(site)
      await page.goto(site.url(pathOfCar(site, car)))
      const { opener, toWhatsApp, copy, toReport } = shareMenu(page)
      await opener.tap()
      expect(await sharedText(toWhatsApp)).toContain(site.url(pathOfCar(site, car)))
      await expect(copy).toBeHidden()
      await toReport.tap()
      await expect(page).toHaveURL(site.url(`${pathOfCar(site, car)}/report`))
    })
  })
})

for (const [device, settings] of onlyInGate('phone')) {
  test.describe(`What a device keeps of cars, on a ${device}`, () => {
    test.use(settings)

    test('a car is a favourite by the heart of its page', async ({ page }) => {
      const car = await inspectedCar(site)
      await openCar(page, car)
      const heart = page
        .getByRole('main')
        .getByRole('button', { name: t('favourites.add', { name: titleOf(car) }), exact: true })
        .first()
      await untilNotified(page, t('success.addedToFavourites'), () => heart.click())
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('shell.favouritesCount', { count: 1 }), exact: true })
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('favourites.title'))
      await expectShown(page, [car.id])
    })

    test('two cars are compared from their pages, and one is taken out again', async ({ page }) => {
      const [first, second] = await twoCars()
      await openCar(page, first)
      await expect(compareButton(page, first)).toHaveAttribute('aria-pressed', 'false')
      await compareButton(page, first).click()
      await expect(compareButton(page, first)).toHaveAttribute('aria-pressed', 'true')
      await expect(compareBar(page, 1)).toBeVisible()
      await openCar(page, second)
      await compareButton(page, second).click()
      await compareBar(page, 2).click()
      const addressOf = (...cars: ApiCar[]) =>
        site.url(`${pathFor('compare', language)}?cars=${cars.map(({ id }) => id).join(',')}`)
      await expect(page).toHaveURL(addressOf(second, first))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('compare.title'))
      await expect(columns(page)).toHaveText([titleOf(second), titleOf(first)])
      const prices = page
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: t('compare.price'), exact: true }) })
        .getByRole('cell')
      await expect(prices.first()).toContainText(site.money(second.price))
      await expect(prices.last()).toContainText(site.money(first.price))

      // For somebody whose opinion one asks for: what it is about, and where it stands.
      const sent = new URL(
        (await page.getByRole('link', { name: t('car.action.whatsAppShare') }).getAttribute('href')) ?? '',
      )
      const lines = [second, first].map((car) => `${titleOf(car)}: ${site.money(car.price)}`)
      expect([sent.host, sent.searchParams.get('text')]).toEqual([
        'wa.me',
        [...lines, addressOf(second, first)].join('\n'),
      ])

      const remove = page.getByRole('link', { name: t('compare.removeNamed', { name: titleOf(second) }), exact: true })
      await remove.click()
      await expect(page).toHaveURL(addressOf(first))
      await expect(columns(page)).toHaveText([titleOf(first)])
      await expect(page.getByText(t('compare.more'), { exact: true })).toBeVisible()
      await columns(page).getByRole('link').click()
      await expect(compareButton(page, first)).toHaveAttribute('aria-pressed', 'true')
      await expect(compareBar(page, 1), 'the device has forgotten the other one').toBeVisible()
    })

    test('cars that were seen are found again, the latest first, and can be forgotten', async ({ page }) => {
      const [first, second] = await twoCars()
      for (const car of [first, second]) await openCar(page, car)
      const recent = page.getByRole('link', { name: t('recent.title'), exact: true })
      await restAt(recent)
      await recent.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('recent.title'))
      await expectShown(page, [second.id, first.id])

      await page.getByRole('button', { name: t('recent.clear'), exact: true }).click()
      await expect(page).toHaveURL(site.url(pathFor('recentlyViewed', language)))
      await expect(cards(page)).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('recent.title'))
      await expect(page.getByRole('main').getByRole('link', { name: t('recent.title'), exact: true })).toHaveCount(0)
      expect(await page.evaluate(() => localStorage.getItem('recent'))).toBe('[]')
    })
  })
}

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a car’s page leads to a comparison that the car begins', async ({ page }) => {
    const car = await inspectedCar(site)
    await page.goto(site.url(pathOfCar(site, car)))
    await page
      .getByRole('main')
      .getByRole('link', { name: t('compare.addNamed', { name: titleOf(car) }), exact: true })
      .click()
    await expect(page).toHaveURL(site.url(`${pathFor('compare', language)}?cars=${car.id}`))
    await expect(columns(page)).toHaveText([titleOf(car)])
    await expect(page.getByText(t('compare.more'), { exact: true })).toBeVisible()
  })
})
