import type { Page } from '@playwright/test'

import { anyCar, pathOfCar, titleOf } from './fixtures/api.ts'
import { expectFault } from './fixtures/faults.ts'
import { httpGet } from './fixtures/http-get.ts'
import { expectCarPage } from './fixtures/listing.ts'
import { cards, openHydrated, untilHydrated, untilOverlay, watchDocument } from './fixtures/page-state.ts'
import { DEFAULT_SITES, OTHER_SITES, type Site } from './fixtures/sites.ts'
import { expect, test } from './fixtures/test.ts'

const [site] = DEFAULT_SITES as [Site]
const [arabic] = OTHER_SITES as [Site]

/** The file with a page's own code, which its document names behind the script that starts everything. */
async function codeOf(path: string): Promise<string> {
  const { text } = await httpGet({ host: site.edition.host, path })
  const [, name] = /\("[^" ]+ ([^" ]+)[^"]*",p=>/.exec(text) ?? []
  if (name === undefined) throw new Error(`${path} names no code`)
  return `/assets/${name}.js`
}

/** Makes the first requests for the page's chunk at `path` fail. Returns the requested addresses. */
async function failCode(page: Page, path: string, times: number): Promise<string[]> {
  const asked: string[] = []
  await page.route(`**${await codeOf(path)}*`, async (route) => {
    asked.push(new URL(route.request().url()).search)
    await (asked.length <= times ? route.abort() : route.continue())
  })
  return asked
}

async function openFirstCar(page: Page): Promise<void> {
  await cards(page).first().getByRole('heading').getByRole('link').click()
}

test.describe('When the code of a page does not come', () => {
  for (const [times, way] of [
    [1, 'it is read again under another address'],
    [2, 'the page opens as a document of its own'],
  ] as const) {
    test(`${times === 1 ? 'once' : 'twice'}, ${way}`, async ({ page, faults }) => {
      const car = await anyCar(site)
      await openHydrated(page, site.url(site.listing))
      const isSameDocument = await watchDocument(page)
      const asked = await failCode(page, pathOfCar(site, car), times)
      await openFirstCar(page)
      await expectCarPage(page, site, { ...car, title: titleOf(car) })
      await expect(page).toHaveURL(site.url(pathOfCar(site, car)))
      await untilHydrated(page)
      expect(await isSameDocument()).toBe(times === 1)
      expect(asked).toEqual(['', '?again', ...(times === 1 ? [] : [''])])
      expectFault(faults, /ERR_FAILED/)
    })
  }
})

test.describe('Without a connection', () => {
  const bar = (page: Page, { t }: Site) => page.locator('p[role=status]', { hasText: t('shell.offline') })

  /**
   * Goes to another page, which says what is the matter and keeps header and footer; once the connection is back it
   * comes by itself.
   */
  async function expectRecovery(page: Page, at: Site, way: { open: () => Promise<void>; comes: () => Promise<void> }) {
    const { t } = at
    await untilOverlay(page)
    await page.context().setOffline(true)
    await expect(bar(page, at)).toBeInViewport()
    await way.open()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(t('shell.offline'))
    await expect(page.getByRole('main').getByText(t('shell.offlineText'), { exact: true })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: t('shell.homeLink') })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toContainText(t('shell.footer.contact'))
    await page.context().setOffline(false)
    await way.comes()
    await expect(bar(page, at)).toHaveCount(0)
  }

  test('a page whose code is not there yet comes once there is one again', async ({ page, faults }) => {
    const car = await anyCar(site)
    await openHydrated(page, site.url(site.listing))
    await expectRecovery(page, site, {
      open: () => openFirstCar(page),
      comes: () => expectCarPage(page, site, { ...car, title: titleOf(car) }),
    })
    expectFault(faults, /ERR_INTERNET_DISCONNECTED/)
  })

  test('a page whose code is there comes too', async ({ page, faults }) => {
    const car = await anyCar(site)
    await openHydrated(page, site.url(pathOfCar(site, car)))
    const similar = cards(page).first().getByRole('heading').getByRole('link')
    const title = (await similar.innerText()).trim()
    await expectRecovery(page, site, {
      open: () => similar.click(),
      comes: () => expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(title),
    })
    expectFault(faults, /ERR_INTERNET_DISCONNECTED/)
  })

  // Home fetches texts of its own before it shows, by which it goes another way through the router.
  test('home comes too, in another language', async ({ page, faults }) => {
    await openHydrated(page, arabic.url(arabic.listing))
    await expectRecovery(page, arabic, {
      open: () =>
        page
          .getByRole('banner')
          .getByRole('link', { name: arabic.t('shell.homeLink') })
          .click(),
      comes: () => expect(page.getByRole('search', { name: arabic.t('hero:search.label') })).toBeVisible(),
    })
    expectFault(faults, /ERR_INTERNET_DISCONNECTED/)
  })

  test('the visitor reads when it is back, on a page that needed none', async ({ page }) => {
    await openHydrated(page, site.url(site.listing))
    await untilOverlay(page)
    await page.context().setOffline(true)
    await expect(bar(page, site)).toBeVisible()
    await page.context().setOffline(false)
    await expect(page.getByText(site.t('shell.online'), { exact: true })).toBeVisible()
    await expect(bar(page, site)).toHaveCount(0)
  })
})
