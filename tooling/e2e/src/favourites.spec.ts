import { favouritesInHeader, favouritesOf, startWithAccount } from './fixtures/account-favourites.ts'
import { carsOf, titleOf } from './fixtures/api.ts'
import { expectAccessible } from './fixtures/axe.ts'
import { onlyInGate } from './fixtures/devices.ts'
import { cutTexts, sidewaysOf } from './fixtures/legible.ts'
import { cards, expectShown, openHydrated, untilNotified } from './fixtures/page-state.ts'
import { DEFAULT_SITES, inGate, type Site, SITES } from './fixtures/sites.ts'
import { expect, PHONE, test } from './fixtures/test.ts'

const [site] = DEFAULT_SITES as [Site]

for (const [device, settings] of onlyInGate('phone')) {
  test.describe(`Favourites on a ${device}`, () => {
    test.use(settings)

    test('are kept by a heart, counted, listed and let go', async ({ page }) => {
      const { t } = site
      const [first, second] = (await carsOf(site)).cars
      if (!first || !second) throw new Error('Too few cars for this test')
      const heart = (car: typeof first) =>
        page.getByRole('main').getByRole('button', { name: t('favourites.add', { name: titleOf(car) }), exact: true })
      const inHeader = (count: number) =>
        page.getByRole('banner').getByRole('link', { name: t('shell.favouritesCount', { count }), exact: true })

      await openHydrated(page, site.url(site.listing))
      await expect(inHeader(0)).toBeVisible()
      await untilNotified(page, t('success.addedToFavourites'), () => heart(first).click())
      await expect(heart(first)).toHaveAttribute('aria-pressed', 'true')
      await heart(second).click()
      await expect(inHeader(2)).toHaveText('2')

      await page.reload()
      await expect(inHeader(2)).toHaveText('2')
      await expect(inHeader(2).getByText('2'), 'its style does not wait for a touch').toHaveCSS('position', 'absolute')
      await expect(heart(second)).toHaveAttribute('aria-pressed', 'true')
      await inHeader(2).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('favourites.title'))
      await expectShown(page, [second.id, first.id], 'the newest first')

      await heart(second).click()
      await page.getByRole('button', { name: t('actions.undo') }).click()
      await expect(heart(second)).toHaveAttribute('aria-pressed', 'true')
      await heart(second).click()
      await heart(first).click()
      await expect(heart(first)).toHaveAttribute('aria-pressed', 'false')
      await inHeader(0).click()
      await expect(page.getByText(t('favourites.empty.title'), { exact: true })).toBeVisible()
      await expect(cards(page)).toHaveCount(0)
      expect(await page.evaluate(() => localStorage.getItem('favourites'))).toBe('[]')
    })
  })
}

/** French, and a mirrored page. */
for (const own of inGate(
  SITES.filter(({ name }) => ['ma in fr', 'ma in ar'].includes(name)),
  ['ma in ar'],
)) {
  const { t } = own
  const list = favouritesOf(own)

  test.describe(`Favourites of an account: ${own.name}`, () => {
    test.use(PHONE)

    test('take in what a guest has kept, and are the same on another device', async ({ page, browser }) => {
      const { first, second, heart, enter } = await startWithAccount(page, own)
      await openHydrated(page, own.url(own.listing))
      await heart(first).click()
      await enter()
      await expect(favouritesInHeader(page, own, 1)).toHaveText('1')
      await expectShown(page, [first.id])
      await expect.poll(() => page.evaluate(() => localStorage.getItem('favourites'))).toBe('[]')

      await openHydrated(page, own.url(own.listing))
      await expect(heart(first)).toHaveAttribute('aria-pressed', 'true')
      await untilNotified(page, t('success.addedToFavourites'), () => heart(second).click())

      const other = await browser.newPage({ ...PHONE, javaScriptEnabled: false })
      await enter(other)
      await expectShown(other, [second.id, first.id])
      const remove = other.locator('button[form=remove-favourite]')
      await expect(remove).toHaveCount(2)
      await remove.first().click()
      await expect(other.getByRole('main').getByRole('status').first()).toContainText(
        t('success.removedFromFavourites'),
      )
      await expectShown(other, [first.id])
      await other.close()

      await openHydrated(page, list)
      await expect(favouritesInHeader(page, own, 1)).toHaveText('1')
      await expectAccessible(page, 'favourites of an account')
      expect(await sidewaysOf(page)).toBe(0)
      expect(await cutTexts(page)).toEqual([])
      await untilNotified(page, t('success.removedFromFavourites'), () => heart(first).click())
      await page.reload()
      await expect(page.getByText(t('favourites.empty.title'), { exact: true })).toBeVisible()
    })
  })
}
