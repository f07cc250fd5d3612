import type { Page } from '@playwright/test'

import { OTP_DIGITS } from '@otosafi/domain/reading/read-otp'

import { codeFor, freshAddress } from './fixtures/account-mail.ts'
import { hearAnnouncements } from './fixtures/announcements.ts'
import { expectAccessible } from './fixtures/axe.ts'
import { expectFault } from './fixtures/faults.ts'
import { expectRefused } from './fixtures/forms.ts'
import { cutTexts, sidewaysOf } from './fixtures/legible.ts'
import { openHydrated, untilHydrated } from './fixtures/page-state.ts'
import { accountPaths, DEMO, signIn, signUp, signUpForm } from './fixtures/session.ts'
import { DEFAULT_SITES, siteNamed } from './fixtures/sites.ts'
import { expect, PHONE, test } from './fixtures/test.ts'

const french = siteNamed('ma in fr')
/** French, and a mirrored page. */
const LOOKED_AT = [french, siteNamed('ma in ar')]

const PASSWORD = 'three green cars'

for (const script of [true, false]) {
  test.describe(script ? 'With script' : 'Without script', () => {
    test.use({ ...PHONE, javaScriptEnabled: script })
    const open = (page: Page, url: string) => (script ? openHydrated(page, url) : page.goto(url))

    for (const site of LOOKED_AT) {
      const paths = accountPaths(site)
      const { t } = site

      test(`a page that is loaded again is still at its code: ${site.name}`, async ({ page }) => {
        const email = freshAddress()
        await open(page, site.url(paths.signUp))
        await signUp(page, { email }, PASSWORD)
        const { field, send } = signUpForm(page)
        await expect(field('typed')).toBeVisible()
        await expect(page).toHaveURL(`${site.url(paths.signUp)}?step=code`)
        await page.reload()
        if (script) await untilHydrated(page)
        await field('typed').fill(await codeFor(site, email))
        await send.click()
        await expect(page.getByText(t('success.accountVerified'))).toBeVisible()
      })
    }

    test('what is missing or wrong has an error at its field, and nothing typed is lost but the password', async ({
      page,
      faults,
    }) => {
      const { t } = french
      await open(page, french.url(accountPaths(french).signUp))
      const { form, field, send } = signUpForm(page)
      await send.click()
      await expectRefused(form, field('fullName'), { error: t('validation.fullName'), kept: '' })
      await expectRefused(form, field('email'), {
        help: t('account:signUp.contactHelp'),
        error: t('validation.identifier'),
        kept: '',
      })
      await field('fullName').fill('Salma')
      await field('phone').fill('06')
      await field('password').fill('password')
      await send.click()
      await expect(form.getByRole('link', { name: t('validation.passwordCommon') })).toBeVisible()
      await expect(form.getByRole('link', { name: t('validation.terms') })).toBeVisible()
      await expect(field('phone')).toHaveAttribute('aria-invalid', 'true')
      await expect(field('fullName')).toHaveValue('Salma')
      expect(await page.content()).not.toContain('value="password"')
      if (script) expectFault(faults, /422/)
    })

    test('only who verifies an address learns that it has an account', async ({ page, faults }) => {
      // A destination is sent one code a minute: each edition has its own account of that name.
      const site = DEFAULT_SITES[script ? 1 : 2] ?? french
      const { t } = site
      const email = DEMO.identifier
      await open(page, site.url(accountPaths(site).signUp))
      await signUp(page, { email }, PASSWORD)
      await expect(page.getByRole('heading', { name: t('account:code.title', { digits: OTP_DIGITS }) })).toBeVisible()
      const { form, field, send } = signUpForm(page)
      await field('typed').fill(await codeFor(site, email))
      await send.click()
      await expect(form.getByRole('alert')).toHaveText(t('errors.problem.email_not_unique'))
      await expect(form.getByRole('link', { name: t('routes:signIn') })).toBeVisible()
      if (script) expectFault(faults, /409/)
    })
  })
}

test('That an account is verified is said on the page that follows, once', async ({ page }) => {
  const { t } = french
  const { account, signUp: path } = accountPaths(french)
  const email = freshAddress()
  const expectSaid = await hearAnnouncements(page)
  await openHydrated(page, french.url(path))
  await signUp(page, { email }, PASSWORD)
  const { field, send } = signUpForm(page)
  await expect(field('typed')).toBeFocused()
  const code = await codeFor(french, email)
  await field('typed').fill(`${code.slice(0, 2)} ${code.slice(2)}`)
  await send.click()
  await expect(page).toHaveURL(french.url(account))
  await expectSaid(account, t('success.accountVerified'))
  await page.reload()
  await untilHydrated(page)
  await expect(page.getByText(t('success.accountVerified'))).toBeHidden()
})

test('Another code can be asked for, though not at once', async ({ page, faults }) => {
  const { t } = french
  await page.clock.install()
  await openHydrated(page, french.url(accountPaths(french).signUp))
  await signUp(page, { email: freshAddress() }, PASSWORD)
  const { form } = signUpForm(page)
  const again = form.getByRole('button', { name: t('account:code.resend') })
  await expect(form.getByText(t('account:code.resendIn', { seconds: 60 }))).toBeVisible()
  await expect(again).toBeHidden()
  await page.clock.fastForward('01:00')
  await again.click()
  await expect(form.getByRole('alert'), 'the server’s own clock has not gone on').toHaveText(
    t('errors.problem.rate_limited'),
  )
  expectFault(faults, /429/)
})

test('Who is signed in needs no other account', async ({ page }) => {
  await page.setViewportSize(PHONE.viewport)
  const paths = accountPaths(french)
  await page.goto(french.url(paths.account))
  await signIn(page)
  await expect(page).toHaveURL(french.url(paths.account))
  await page.goto(french.url(paths.signUp))
  await expect(page).toHaveURL(french.url(paths.account))
})

test.describe('The page to open an account', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const site of [...LOOKED_AT, siteNamed('coza in zu')]) {
    test(`keeps nobody out, and fits 320 px: ${site.name}`, async ({ page, faults }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      const look = async (name: string) => {
        expect.soft(await sidewaysOf(page), name).toBe(0)
        expect.soft(await cutTexts(page), name).toEqual([])
        await expectAccessible(page, name)
      }
      await openHydrated(page, site.url(accountPaths(site).signUp))
      await look('sign up')
      await signUpForm(page).send.click()
      await expect(page.getByRole('alert').first()).toBeVisible()
      await look('refused')
      expectFault(faults, /422/)
      // In one piece, longer than a line.
      await signUp(page, { email: freshAddress().replaceAll('-', '') }, PASSWORD)
      await expect(
        page.getByRole('heading', { name: site.t('account:code.title', { digits: OTP_DIGITS }) }),
      ).toBeVisible()
      await look('code')
    })
  }
})
