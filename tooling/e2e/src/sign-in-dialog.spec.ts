import { openAccount } from './fixtures/account-mail.ts'
import { carsOf, titleOf } from './fixtures/api.ts'
import { expectAccessible } from './fixtures/axe.ts'
import { devicesInGate } from './fixtures/devices.ts'
import { expectFault } from './fixtures/faults.ts'
import { cutTexts, sidewaysOf } from './fixtures/legible.ts'
import { openHydrated } from './fixtures/page-state.ts'
import { accountPaths, signIn, signInForm } from './fixtures/session.ts'
import { inGate, SITES } from './fixtures/sites.ts'
import { expect, test } from './fixtures/test.ts'

const PASSWORD = 'three green cars'

/** French, and a mirrored page. */
for (const site of inGate(
  SITES.filter(({ name }) => ['ma in fr', 'ma in ar'].includes(name)),
  ['ma in fr'],
)) {
  const { t } = site
  const paths = accountPaths(site)

  for (const [device, settings] of devicesInGate(site)) {
    test.describe(`The dialog to sign in on a ${device}: ${site.name}`, () => {
      test.use({ ...settings, contextOptions: { reducedMotion: 'reduce' } })

      test('signs in over the page, which stays, with what was kept before', async ({ page, faults }) => {
        const identifier = await openAccount(site, PASSWORD)
        const [car] = (await carsOf(site)).cars
        if (!car) throw new Error('No car for this test')
        const url = site.url(`${site.listing}?brand=${car.brand.id}`)
        await openHydrated(page, url)
        const heart = page
          .getByRole('main')
          .getByRole('button', { name: t('favourites.add', { name: titleOf(car) }), exact: true })
          .first()
        await heart.click()
        const banner = page.getByRole('banner')
        if (device === 'phone') await banner.locator('summary').last().click()
        await banner.getByRole('link', { name: t('shell.nav.account'), exact: true }).click()
        const dialog = page.getByRole('dialog', { name: t('routes:signIn') })
        await expect(dialog).toBeVisible()
        await expect(page).toHaveURL(url)
        await expectAccessible(page, 'the dialog to sign in')
        expect([await sidewaysOf(page), await cutTexts(page)]).toEqual([0, []])

        await signIn(page, { identifier, password: 'not the password' })
        await expect(signInForm(page).summary).toContainText(t('errors.problem.invalid_credentials'))
        expectFault(faults, /401/)
        await signIn(page, { identifier, password: PASSWORD })
        await expect(page).toHaveURL(site.url(paths.account))
        await openHydrated(page, url)
        await expect(heart).toHaveAttribute('aria-pressed', 'true')
        await expect.poll(() => page.evaluate(() => localStorage.getItem('favourites'))).toBe('[]')
      })

      test('turns to signing up and back, and closes', async ({ page }) => {
        await openHydrated(page, site.url(site.listing))
        const banner = page.getByRole('banner')
        if (device === 'phone') await banner.locator('summary').last().click()
        const opener = banner.getByRole('link', { name: t('shell.nav.account'), exact: true })
        await opener.click()
        await page.getByRole('button', { name: t('account:signIn.noAccount') }).click()
        const dialog = page.getByRole('dialog', { name: t('routes:signUp') })
        await expect(dialog.getByRole('textbox', { name: t('account:signUp.fullName') })).toBeVisible()
        await expectAccessible(page, 'the dialog to sign up')
        await dialog.getByRole('button', { name: t('account:signUp.haveAccount') }).click()
        await expect(page.getByRole('dialog', { name: t('routes:signIn') })).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await expect(page).toHaveURL(site.url(site.listing))
      })
    })
  }
}
