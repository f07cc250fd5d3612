import { favouritesInHeader, startWithAccount } from './fixtures/account-favourites.ts'
import { expectFault } from './fixtures/faults.ts'
import { openHydrated } from './fixtures/page-state.ts'
import { accountPaths, signOut } from './fixtures/session.ts'
import { siteNamed } from './fixtures/sites.ts'
import { expect, PHONE, test } from './fixtures/test.ts'

/** French, and a mirrored page. */
for (const own of ['ma in fr', 'ma in ar'].map(siteNamed)) {
  const { t } = own

  test.describe(`Favourites of an account: ${own.name}`, () => {
    test.use(PHONE)

    test('go back to what the account has when it refuses, and leave the device with the session', async ({
      page,
      faults,
    }) => {
      const { first, second, heart, enter } = await startWithAccount(page, own)
      await enter()
      await openHydrated(page, own.url(own.listing))
      const kept = page.waitForResponse('**/api/wishlists')
      await heart(second).click()
      await kept
      await page.route('**/api/wishlists', (route) => route.fulfill({ status: 500, body: '{}' }))
      await heart(first).click()
      await expect(page.getByText(t('errors.favouritesNotLoaded'), { exact: true })).toBeVisible()
      await expect(heart(first)).toHaveAttribute('aria-pressed', 'false')
      await expect(favouritesInHeader(page, own, 1)).toHaveText('1')
      expectFault(faults, /500/)

      await openHydrated(page, own.url(accountPaths(own).editProfile))
      await signOut(page, own)
      await expect(page).toHaveURL(own.url(own.home))
      await openHydrated(page, own.url(own.listing))
      await expect(favouritesInHeader(page, own, 0)).toBeVisible()
      await page.mouse.move(10, 10)
      await page.mouse.move(20, 20)
      const lists = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('account-')))
      await expect.poll(lists).toEqual([])
    })
  })
}
