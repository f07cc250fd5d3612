import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import { expectAccessible } from './fixtures/axe.ts'
import { expectFault } from './fixtures/faults.ts'
import { expectRefused } from './fixtures/forms.ts'
import { tabTo } from './fixtures/keyboard.ts'
import { cutTexts, sidewaysOf } from './fixtures/legible.ts'
import { openHydrated, watchDocument } from './fixtures/page-state.ts'
import { accountPaths, DEMO, signIn, signInForm, signOut } from './fixtures/session.ts'
import { siteNamed } from './fixtures/sites.ts'
import { DESKTOP, expect, PHONE, test } from './fixtures/test.ts'

const french = siteNamed('ma in fr')
const arabic = siteNamed('ma in ar')
/** French, a mirrored page, and the longest words. */
const LOOKED_AT = [french, arabic, siteNamed('coza in zu')]

// On a wide screen the account's page goes on to the profile.
test.use(PHONE)

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

for (const script of [true, false]) {
  test.describe(script ? 'With script' : 'Without script', () => {
    test.use({ javaScriptEnabled: script })

    test('fields that say nothing, or nonsense, are refused each by itself', async ({ page, faults }) => {
      const { t } = french
      const url = french.url(accountPaths(french).signIn)
      await (script ? openHydrated(page, url) : page.goto(url))
      const { form, identifier, password, send, summary } = signInForm(page)
      await send.click()
      await expectRefused(form, identifier, { error: t('validation.identifier'), kept: '' })
      await expectRefused(form, password, { error: t('validation.passwordRequired'), kept: '' })
      await expect(summary).toBeFocused()
      for (const [typed, error] of [
        ['demo@otosafi', t('validation.email')],
        // As many as are typed, the leading zero too.
        ['0612', t('validation.digitsMin', { count: french.edition.phone.minDigits + 1 })],
      ] as const) {
        await signIn(page, { identifier: typed, password: 'anything' })
        await expectRefused(form, identifier, { error, kept: typed })
        await expect(password).not.toHaveAttribute('aria-invalid')
      }
      if (script) expectFault(faults, /422/)
    })
  })
}

test('The account’s link in the head leads a guest to sign in without a reload', async ({ page }) => {
  const { t } = french
  const paths = accountPaths(french)
  await page.setViewportSize(DESKTOP.viewport)
  await openHydrated(page, french.url(french.listing))
  const isSameDocument = await watchDocument(page)
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('shell.nav.account') })
    .click()
  await expect(page.getByRole('dialog', { name: t('routes:signIn') })).toBeVisible()
  await expect(page).toHaveURL(french.url(french.listing))
  expect(await isSameDocument()).toBe(true)
  await signIn(page)
  await expect(page).toHaveURL(french.url(paths.editProfile))
  expect(await isSameDocument(), 'a guest’s document is left behind').toBe(false)
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('shell.homeLink') })
    .click()
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('shell.nav.account') })
    .click()
  await expect(heading(page)).toHaveText(t('routes:editProfile'))
  await expect(page).toHaveURL(french.url(paths.editProfile))
})

test('Who signs out on a slow line has to sign in to go back, and no error is reported', async ({ page }) => {
  const paths = accountPaths(french)
  await openHydrated(page, french.url(paths.account))
  await signIn(page)
  await expect(heading(page)).toHaveText(french.t('routes:account'))
  await page.waitForLoadState('load')
  await page.route(/\.css$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.continue()
  })
  await signOut(page, french)
  await expect(page).toHaveURL(french.url(french.home))
  await page.goBack()
  await expect(page).toHaveURL(french.url(`${paths.signIn}?return=${paths.account}`))
})

test('One who changes the language on the sign-in page comes back in that language', async ({ page }) => {
  await page.setViewportSize(DESKTOP.viewport)
  await openHydrated(page, french.url(accountPaths(french).editProfile))
  await page
    .getByRole('banner')
    .locator(`summary[aria-label^="${french.t('shell.place')}"]`)
    .click()
  await page.getByRole('banner').getByRole('link', { name: 'العربية' }).filter({ visible: true }).click()
  await expect(heading(page)).toHaveText(arabic.t('routes:signIn'))
  await signIn(page)
  await expect(page).toHaveURL(arabic.url(accountPaths(arabic).editProfile))
})

test('The keyboard alone signs in and out', async ({ page }) => {
  const { t } = french
  await openHydrated(page, french.url(accountPaths(french).account))
  const { identifier, password, rememberMe, send } = signInForm(page)
  await tabTo(page, identifier)
  await page.keyboard.type(DEMO.identifier)
  await page.keyboard.press('Tab')
  await expect(password).toBeFocused()
  await page.keyboard.type(DEMO.password)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: t('account:signIn.showPassword') })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(password).toHaveAttribute('type', 'text')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(rememberMe).toBeChecked()
  await tabTo(page, send)
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText(t('routes:account'))
  await page.waitForLoadState('networkidle')
  await tabTo(page, page.getByRole('button', { name: t('shell.nav.logOut') }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(french.url(french.home))
})

test.describe('The pages of the account', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const site of LOOKED_AT) {
    test(`keep nobody out, and fit 320 px: ${site.name}`, async ({ page, faults }) => {
      const paths = accountPaths(site)
      await page.setViewportSize({ width: 320, height: 640 })
      const look = async (name: string) => {
        expect.soft(await sidewaysOf(page), name).toBe(0)
        expect.soft(await cutTexts(page), name).toEqual([])
        await expectAccessible(page, name)
      }
      await openHydrated(page, site.url(paths.account))
      await look('sign in')
      await signIn(page, { identifier: `${randomUUID()}@example.com`, password: 'not the password' })
      await expect(signInForm(page).summary).toBeFocused()
      await look('wrong password')
      expectFault(faults, /401/)
      await signIn(page)
      await expect(heading(page)).toHaveText(site.t('routes:account'))
      await look('account')
      await openHydrated(page, site.url(paths.editProfile))
      await look('edit profile')
      await page.setViewportSize(PHONE.viewport)
      await look('edit profile on a phone')
    })
  }
})
