import { randomInt } from 'node:crypto'

import type { Page } from '@playwright/test'

import { codeFor, freshAddress } from './fixtures/account-mail.ts'
import { expectFault } from './fixtures/faults.ts'
import { expectRefused } from './fixtures/forms.ts'
import { openHydrated } from './fixtures/page-state.ts'
import { accountPaths, signIn, signOut, signUp, signUpForm } from './fixtures/session.ts'
import { inGate, siteNamed, SITES } from './fixtures/sites.ts'
import { expect, PHONE, test } from './fixtures/test.ts'

/** French, and a mirrored page. */
const LOOKED_AT = SITES.filter(({ name }) => ['ma in fr', 'ma in ar'].includes(name))

const PASSWORD = 'three green cars'

for (const script of [true, false]) {
  test.describe(script ? 'With script' : 'Without script', () => {
    test.use({ ...PHONE, javaScriptEnabled: script })
    const open = (page: Page, url: string) => (script ? openHydrated(page, url) : page.goto(url))

    for (const site of inGate(LOOKED_AT, [script ? 'ma in fr' : 'ma in ar'])) {
      const { t } = site
      const paths = accountPaths(site)

      test(`a wrong code is an error, and the right one still works: ${site.name}`, async ({ page, faults }) => {
        const email = freshAddress()
        await open(page, site.url(paths.signUp))
        await signUp(page, { email }, PASSWORD)
        const { form, field, send } = signUpForm(page)
        await field('typed').fill('123')
        await send.click()
        await expectRefused(form, field('typed'), { error: t('validation.otp', { digits: 5 }), kept: '123' })
        const code = await codeFor(site, email)
        await field('typed').fill(code === '00000' ? '11111' : '00000')
        await send.click()
        await expect(form.getByRole('alert')).toHaveText(t('errors.problem.otp_invalid'))
        await expect(form.getByText(t('account:code.triesLeft', { count: 2 }))).toBeVisible()
        await field('typed').fill(code)
        await send.click()
        if (script) await expect(page).toHaveURL(site.url(paths.account))
        else await expect(page.getByText(t('success.accountVerified'))).toBeVisible()
        if (script) expectFault(faults, /422/)
      })
    }

    for (const site of inGate([siteNamed('ma in ar')], script ? [] : ['ma in ar'])) {
      test(`a phone number alone opens an account, and signs in to it: ${site.name}`, async ({ page }) => {
        const { t, edition } = site
        const paths = accountPaths(site)
        const digits = `66${randomInt(1_000_000, 10_000_000)}`
        const phone = `${edition.phone.trunk}${digits}`
        const reached = `+${edition.phone.callingCode}${digits}`
        const main = page.getByRole('main')
        await open(page, site.url(paths.signUp))
        await signUp(page, { phone }, PASSWORD)
        const { field, send } = signUpForm(page)
        await field('typed').fill(await codeFor(site, reached))
        await send.click()
        if (script) {
          await expect(page).toHaveURL(site.url(paths.account))
          await signOut(page, site)
          await expect(page).toHaveURL(site.url(site.home))
        } else await expect(page.getByText(t('success.phoneVerified'))).toBeVisible()
        for (const identifier of [phone, reached]) {
          await open(page, site.url(paths.account))
          await signIn(page, { identifier, password: PASSWORD })
          await expect(page).toHaveURL(site.url(paths.account))
          await expect.poll(async () => (await main.innerText()).replaceAll(/\D/g, '')).toContain(digits)
          await signOut(page, site, { script })
          await expect(page).toHaveURL(site.url(site.home))
        }
      })
    }
  })
}
