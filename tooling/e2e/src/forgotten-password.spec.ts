import type { Page } from '@playwright/test'

import { OTP_DIGITS } from '@otosafi/domain/reading/read-otp'
import { CONFIRMATION_LINK_HOURS, RESET_LINK_MINUTES } from '@otosafi/domain/session/lifetimes'

import { freshAddress, linkFor } from './fixtures/account-mail.ts'
import { openHydrated } from './fixtures/page-state.ts'
import { accountPaths, DEMO, signIn } from './fixtures/session.ts'
import { siteNamed } from './fixtures/sites.ts'
import { expect, PHONE, test } from './fixtures/test.ts'

const french = siteNamed('ma in fr')
/** No other test signs in to the demonstration's account here, whose password is changed. */
const senegal = siteNamed('sn in fr')

const NEW_PASSWORD = 'four blue cars'

/** A form of a page by its name, and its fields. */
function formOf(page: Page, name: string) {
  const form = page.locator(`form#${name}`)
  return {
    form,
    field: (each: string) => form.locator(`input[name=${each}]`),
    send: form.locator('button[type=submit]'),
  }
}

/** Asks for a link on the page to do so. */
async function askForLink(page: Page, identifier: string) {
  const { field, send } = formOf(page, 'forgot-password')
  await field('identifier').fill(identifier)
  await send.click()
}

/** Chooses a password on the page that a link leads to. */
async function choose(page: Page, password: string, form: string) {
  const { field, send } = formOf(page, form)
  await field('password').fill(password)
  await field('confirmation').fill(password)
  await send.click()
}

for (const script of [true, false]) {
  test.describe(script ? 'With script' : 'Without script', () => {
    test.use({ ...PHONE, javaScriptEnabled: script })
    const open = (page: Page, url: string) => (script ? openHydrated(page, url) : page.goto(url))

    test('an account is verified by the link of its mail, once, and another link can be had', async ({ page }) => {
      const { t } = french
      const email = freshAddress()
      const password = NEW_PASSWORD
      const strangers = 'three green cars'
      await open(page, french.url(accountPaths(french).signUp))
      const signUp = formOf(page, 'sign-up')
      await signUp.field('fullName').fill('Salma Bennani')
      await signUp.field('email').fill(email)
      await signUp.field('password').fill(strangers)
      await signUp.field('terms').check()
      await signUp.send.first().click()
      await expect(page.getByRole('heading', { name: t('account:code.title', { digits: OTP_DIGITS }) })).toBeVisible()
      const link = await linkFor(french, email, 'user')
      await open(page, french.url(link))
      await choose(page, password, 'verify-account')
      await expect(page.getByText(t('success.accountVerified'))).toBeVisible()
      await page
        .getByRole('main')
        .getByRole('link', { name: t('routes:signIn') })
        .click()
      await signIn(page, { identifier: email, password })
      await expect(page).toHaveURL(french.url(accountPaths(french).account))

      await open(page, french.url(link))
      await expect(page.getByText(t('account:link.used'))).toBeVisible()
      await expect(formOf(page, 'verify-account').form).toHaveCount(0)

      await open(page, french.url(accountPaths(french, 'x'.repeat(43)).verify))
      await expect(page.getByText(t('errors.verificationLinkExpired'))).toBeVisible()
      await expect(page.getByText(t('errors.tokenExpired'))).toBeVisible()
      const again = formOf(page, 'verify-again')
      await again.field('email').fill(freshAddress())
      await again.send.click()
      await expect(page.getByText(t('account:verify.sent', { hours: CONFIRMATION_LINK_HOURS }))).toBeVisible()
    })
  })
}

test('Who asks for a link is answered alike, whether or not there is an account', async ({ page }) => {
  await openHydrated(page, french.url(accountPaths(french).forgot))
  await askForLink(page, freshAddress())
  await expect(page.getByText(french.t('account:forgot.sent', { minutes: RESET_LINK_MINUTES }))).toBeVisible()
})

test('A forgotten password is replaced by the link of its mail, which is good once', async ({ page }) => {
  const { t } = senegal
  const { editProfile, forgot } = accountPaths(senegal)
  await openHydrated(page, senegal.url(forgot))
  await askForLink(page, DEMO.identifier)
  await expect(page.getByText(t('account:forgot.sent', { minutes: RESET_LINK_MINUTES }))).toBeVisible()
  const link = await linkFor(senegal, DEMO.identifier, 'forgot-password')
  await openHydrated(page, senegal.url(link))
  await choose(page, NEW_PASSWORD, 'reset-password')
  await expect(page.getByText(t('success.passwordChanged'))).toBeVisible()
  await openHydrated(page, senegal.url(link))
  await expect(page.getByText(t('account:link.used'))).toBeVisible()
  await openHydrated(page, senegal.url(editProfile))
  await signIn(page, { identifier: DEMO.identifier, password: NEW_PASSWORD })
  await expect(page).toHaveURL(senegal.url(editProfile))
})

test('The address without a secret leads to asking for a link', async ({ page }) => {
  await page.goto(french.url('/fr/forgot-password'))
  await expect(page).toHaveURL(french.url(accountPaths(french).forgot))
})
