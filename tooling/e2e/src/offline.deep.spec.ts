import type { Page } from '@playwright/test'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { carsOf, pathOfCar } from './fixtures/api.ts'
import { expectAccessible } from './fixtures/axe.ts'
import { deployedSite } from './fixtures/deploys.ts'
import { expectFault } from './fixtures/faults.ts'
import { httpGet } from './fixtures/http-get.ts'
import { LOST, untilCached, untilOfflinePage, visit } from './fixtures/offline.ts'
import { cards, untilHydrated, watchDocument } from './fixtures/page-state.ts'
import { DEFAULT_SITES, type Site } from './fixtures/sites.ts'
import { expect, test } from './fixtures/test.ts'

test.use({ serviceWorkers: 'allow' })

const [site] = DEFAULT_SITES as [Site]

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

test('cars that were seen, favourites and comparisons are there without a connection, with a page for all others', async ({
  page,
  context,
  faults,
}) => {
  await context.unroute('**/photos/**')
  const [first, second] = (await carsOf(site)).cars
  if (first === undefined || second === undefined) throw new Error('There are no two cars')
  // One is opened as a document, one by a click within the listing, and one is a favourite that nobody has opened.
  await visit(page, site.url(pathOfCar(site, first)))
  await untilCached(page, first.id)
  await visit(page, site.url(site.listing))
  await cards(page).nth(1).getByRole('heading').getByRole('link').click()
  await expect(heading(page)).toContainText(second.brand.name)
  await untilCached(page, second.id)
  await visit(page, site.url(site.listing))
  const favourite = cards(page).nth(3)
  const href = (await favourite.getByRole('heading').getByRole('link').getAttribute('href')) ?? ''
  await favourite.locator('button[name=car]').click()
  await visit(page, site.url(site.home))
  await untilCached(page, href)
  await untilOfflinePage(page)

  await context.setOffline(true)
  for (const car of [first, second]) {
    await page.goto(site.url(pathOfCar(site, car)))
    await expect(heading(page)).toContainText(car.brand.name)
    await untilHydrated(page)
    const lead = page.getByRole('main').getByRole('img').first()
    expect(
      await lead.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(0)
  }
  await page.goto(site.url(pathFor('faqs', site.language)))
  await expect(heading(page)).toHaveText(site.t('shell.offline'))
  await expect(page.locator('html')).toHaveAttribute('lang', /^fr/)
  await expect(page.locator('[data-list=favourites] a')).toHaveAttribute('href', href)
  await expect(page.locator('[data-list=recent] a')).toHaveCount(2)
  await expectAccessible(page, 'the offline page')
  // The connection comes and goes while the link is followed.
  await page
    .locator('[data-list=recent] a')
    .first()
    .evaluate((link: HTMLAnchorElement) => {
      link.click()
      dispatchEvent(new Event('online'))
    })
  await expect(heading(page)).toContainText(second.brand.name)
  await page.goto(site.url(pathFor('favourites', site.language)))
  await expect(page.locator('[data-list=favourites] a')).toHaveCount(1)

  await context.setOffline(false)
  await expect(heading(page)).toHaveText(site.t('favourites.title'))
  expectFault(faults, LOST)
})

/** The version of the site's build. */
async function presentVersion(): Promise<string> {
  const { text } = await httpGet({ host: site.edition.host, path: '/service-worker.js' })
  return /site-(\w+)`/.exec(text)?.[1] ?? ''
}

test('a new deploy is announced once, and the open page stays as it is', async ({ page }) => {
  const deployed = await deployedSite(site, await presentVersion())
  try {
    await visit(page, deployed.url(site.listing))
    await untilOfflinePage(page)
    const isSameDocument = await watchDocument(page)
    deployed.deploy()
    const update = () => page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
    await update()
    const notice = page.getByText(site.t('offline:update.text'))
    await expect(notice).toBeVisible()
    await update()
    await expect(notice).toHaveCount(1)
    // Code of pages that are not open yet is still loaded.
    await cards(page).first().getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(/\/buy\//)
    expect(await isSameDocument()).toBe(true)
    expect(await page.evaluate(() => caches.keys())).toContain('site-another')
  } finally {
    deployed.close()
  }
})

test('a page that was opened before a deploy goes on where the files of its build are gone', async ({
  page,
  faults,
}) => {
  const deployed = await deployedSite(site, await presentVersion())
  try {
    await visit(page, deployed.url(site.listing))
    await untilOfflinePage(page)
    deployed.deploy('gone')
    await cards(page).first().getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(/\/buy\//)
    await expect(heading(page)).toBeVisible()
    await untilHydrated(page)
    expectFault(faults, /404/)
  } finally {
    deployed.close()
  }
})
