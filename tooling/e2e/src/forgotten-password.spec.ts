import type { Page } from '@playwright/test'

import { OTP_DIGITS } from '@otosafi/domain/reading/read-otp'
import { CONFIRMATION_LINK_HOURS, RESET_LINK_MINUTES } from '@otosafi/domain/session/lifetimes'

import { freshAddress, linkFor } from './fixtures/account-mail.ts'
import { expectAccessible } from './fixtures/axe.ts'
import { cutTexts, sidewaysOf } from './fixtures/legible.ts'
import { openAlive } from './fixtures/page-state.ts'
import { accountPaths, signIn } from './fixtures/session.ts'
import { inGate, type Site, SITES } from './fixtures/sites.ts'
import { expect, PHONE, test } from './fixtures/test.ts'

/** French, and a mirrored page. */
const LOOKED_AT = SITES.filter(({ name }) => ['ma in fr', 'ma in ar'].includes(name))
const [french] = LOOKED_AT as [Site]

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
    const open = (page: Page, url: string) => (script ? openAlive(page, url) : page.goto(url))

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
  await openAlive(page, french.url(accountPaths(french).forgot))
  await askForLink(page, freshAddress())
  await expect(page.getByText(french.t('account:forgot.sent', { minutes: RESET_LINK_MINUTES }))).toBeVisible()
})

test('The address without a secret leads to asking for a link', async ({ page }) => {
  await page.goto(french.url('/fr/forgot-password'))
  await expect(page).toHaveURL(french.url(accountPaths(french).forgot))
})

test.describe('The pages of links', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const site of inGate(
    SITES.filter(({ name }) => ['ma in fr', 'ma in ar', 'coza in zu'].includes(name)),
    ['ma in ar', 'coza in zu'],
  )) {
    test(`say on opening that a link has run out, and fit 320 px: ${site.name}`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      const look = async (name: string) => {
        expect.soft(await sidewaysOf(page), name).toBe(0)
        expect.soft(await cutTexts(page), name).toEqual([])
        await expectAccessible(page, name)
      }
      const nobodys = 'x'.repeat(43)
      const { reset, verify } = accountPaths(site, nobodys)
      await openAlive(page, site.url(reset))
      await expect(page.getByText(site.t('errors.resetLinkExpired'))).toBeVisible()
      await look('link to a new password has run out')
      await openAlive(page, site.url(verify))
      await expect(page.getByText(site.t('errors.verificationLinkExpired'))).toBeVisible()
      await look('link to a verification has run out')
    })
  }
})
