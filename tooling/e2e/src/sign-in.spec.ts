import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import { expectAccessible } from './fixtures/axe.ts'
import { expectFault } from './fixtures/faults.ts'
import { expectRefused } from './fixtures/forms.ts'
import { tabTo } from './fixtures/keyboard.ts'
import { cutTexts, sidewaysOf } from './fixtures/legible.ts'
import { openAlive, watchDocument } from './fixtures/page-state.ts'
import { accountPaths, DEMO, signIn, signInForm, signOut } from './fixtures/session.ts'
import { inGate, type Site, SITES } from './fixtures/sites.ts'
import { DESKTOP, expect, PHONE, test } from './fixtures/test.ts'

/** French, a mirrored page, and the longest words. */
const LOOKED_AT = SITES.filter(({ name }) => ['ma in fr', 'ma in ar', 'coza in zu'].includes(name))
const [french] = LOOKED_AT as [Site]

// On a wide screen the account's page goes on to the profile.
test.use(PHONE)

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Somebody who has no account: tries that fail are counted by whose they are, and nobody's keep nobody out. */
const nobody = () => ({ identifier: `${randomUUID()}@example.com`, password: 'not the password' })

for (const script of [true, false]) {
  test.describe(script ? 'With script' : 'Without script', () => {
    test.use({ javaScriptEnabled: script })
    const open = (page: Page, url: string) => (script ? openAlive(page, url) : page.goto(url))

    for (const site of inGate(LOOKED_AT, script ? ['ma in fr', 'coza in zu'] : ['ma in ar'])) {
      const { t } = site
      const paths = accountPaths(site)

      test(`a page of the account leads to sign in, and from there back: ${site.name}`, async ({ page }) => {
        await open(page, site.url(paths.editProfile))
        await expect(page).toHaveURL(site.url(`${paths.signIn}?return=${paths.editProfile}`))
        await expect(heading(page)).toHaveText(t('routes:signIn'))
        await signIn(page)
        await expect(page).toHaveURL(site.url(paths.editProfile))
        await expect(heading(page)).toHaveText(t('routes:editProfile'))
        await open(page, site.url(paths.signIn))
        await expect(page, 'who is signed in need not do so again').toHaveURL(site.url(paths.account))
      })

      test(`a wrong password is an error; what was typed beside it stays: ${site.name}`, async ({ page, faults }) => {
        const { identifier, password } = nobody()
        await open(page, site.url(paths.account))
        const fields = signInForm(page)
        await fields.rememberMe.check()
        await signIn(page, { identifier, password })
        await expect(fields.summary).toContainText(t('errors.problem.invalid_credentials'))
        await expect(fields.summary).toBeFocused()
        await expect(fields.identifier).toHaveValue(identifier)
        await expect(fields.rememberMe).toBeChecked()
        await expect(fields.password).toHaveAccessibleDescription(t('account:signIn.again'))
        await fields.summary.getByRole('link', { name: t('account:signIn.again') }).click()
        if (script) await expect(fields.password).toBeFocused()
        await signIn(page)
        await expect(page, 'the way back is still known').toHaveURL(site.url(paths.account))
        if (script) expectFault(faults, /401/)
      })

      test(`the account says whose it is, and lets go: ${site.name}`, async ({ page }) => {
        const main = page.getByRole('main')
        await open(page, site.url(paths.account))
        await signIn(page)
        await expect(heading(page)).toHaveText(t('routes:account'))
        await expect(main.getByText(DEMO.identifier, { exact: true })).toBeVisible()
        await expect(main.getByRole('link', { name: t('routes:editProfile') })).toBeVisible()
        await signOut(page, site, { script })
        await expect(page).toHaveURL(site.url(site.home))
        expect(await page.context().cookies(), 'nothing of the session is left').not.toContainEqual(
          expect.objectContaining({ name: expect.stringMatching(/token|session/) }),
        )
        await page.goBack()
        await expect(page, 'the way back is closed').toHaveURL(site.url(`${paths.signIn}?return=${paths.account}`))
      })
    }

    test('fields that say nothing, or nonsense, are refused each by itself', async ({ page, faults }) => {
      const { t } = french
      await open(page, french.url(accountPaths(french).signIn))
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

test('Who wishes so is remembered for 13 days, and nobody else beyond the browser’s own stay', async ({ page }) => {
  const paths = accountPaths(french)
  const lives = async () => {
    const cookies = await page.context().cookies()
    const session = cookies.filter(({ name }) => /token|session/.test(name))
    expect(session.map(({ name, httpOnly, sameSite }) => `${name} ${httpOnly} ${sameSite}`).toSorted()).toEqual([
      'access_token true Lax',
      'refresh_token true Lax',
      'session false Lax',
    ])
    return session.map(({ expires }) =>
      expires === -1 ? null : Math.round((expires * 1000 - Date.now()) / 86_400_000),
    )
  }
  await page.goto(french.url(paths.account))
  await signIn(page)
  await expect(page).toHaveURL(french.url(paths.account))
  expect(await lives()).toEqual([null, null, null])
  await page.context().clearCookies()
  await page.goto(french.url(paths.account))
  await signInForm(page).rememberMe.check()
  await signIn(page)
  await expect(page).toHaveURL(french.url(paths.account))
  expect(await lives()).toEqual([13, 13, 13])
})

test('The account’s link in the head leads a guest to sign in without a reload', async ({ page }) => {
  const { t } = french
  const paths = accountPaths(french)
  await page.setViewportSize(DESKTOP.viewport)
  await openAlive(page, french.url(french.listing))
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
  await openAlive(page, french.url(paths.account))
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
  const [, arabic] = LOOKED_AT as [Site, Site]
  await openAlive(page, french.url(accountPaths(french).editProfile))
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
  await openAlive(page, french.url(accountPaths(french).account))
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

  for (const site of inGate(LOOKED_AT, ['ma in ar', 'coza in zu'])) {
    test(`keep nobody out, and fit 320 px: ${site.name}`, async ({ page, faults }) => {
      const paths = accountPaths(site)
      await page.setViewportSize({ width: 320, height: 640 })
      const look = async (name: string) => {
        expect.soft(await sidewaysOf(page), name).toBe(0)
        expect.soft(await cutTexts(page), name).toEqual([])
        await expectAccessible(page, name)
      }
      await openAlive(page, site.url(paths.account))
      await look('sign in')
      await signIn(page, nobody())
      await expect(signInForm(page).summary).toBeFocused()
      await look('wrong password')
      expectFault(faults, /401/)
      await signIn(page)
      await expect(heading(page)).toHaveText(site.t('routes:account'))
      await look('account')
      await openAlive(page, site.url(paths.editProfile))
      await look('edit profile')
      await page.setViewportSize(PHONE.viewport)
      await look('edit profile on a phone')
    })
  }
})
