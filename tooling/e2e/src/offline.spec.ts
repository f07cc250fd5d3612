import type { Page } from '@playwright/test'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { anyCar, pathOfCar, titleOf } from './fixtures/api.ts'
import { expectFault } from './fixtures/faults.ts'
import { LOST, untilCached, untilOfflinePage, visit } from './fixtures/offline.ts'
import { cards } from './fixtures/page-state.ts'
import { OTHER_SITES, type Site } from './fixtures/sites.ts'
import { expect, test } from './fixtures/test.ts'

test.use({ serviceWorkers: 'allow' })

const [site] = OTHER_SITES as [Site]

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

test('a seen page opens without a connection, any other says that there is none, and nothing private is kept', async ({
  page,
  context,
  faults,
}) => {
  const car = await anyCar(site)
  await visit(page, site.url(pathOfCar(site, car)))
  await untilCached(page, car.id)
  await visit(page, site.url(pathFor('signIn', site.language)))
  await visit(page, site.url(pathFor('favourites', site.language)))
  await visit(page, site.url(site.listing))
  await untilOfflinePage(page)
  await context.setOffline(true)
  const link = cards(page)
    .getByRole('link', { name: titleOf(car) })
    .first()
  await link.click()
  await expect(heading(page)).toContainText(car.brand.name)
  await expect(page).toHaveURL(site.url(pathOfCar(site, car)))
  const kept = await page.evaluate(async () => (await (await caches.open('kept')).keys()).map(({ url }) => url))
  expect(kept.filter((url) => url.includes('/account'))).toEqual([])
  await page.goto(site.url(pathFor('faqs', site.language)))
  await expect(heading(page)).toHaveText(site.t('shell.offline'))
  expectFault(faults, LOST)
})
