import type { Page } from '@playwright/test'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { codeFor, freshAddress, openAccount } from './fixtures/account-mail.ts'
import { expectAccessible } from './fixtures/axe.ts'
import { cacheFiles } from './fixtures/cache-files.ts'
import { expectFault } from './fixtures/faults.ts'
import { expectRefused } from './fixtures/forms.ts'
import { cutTexts, sidewaysOf } from './fixtures/legible.ts'
import { openHydrated, untilHydrated } from './fixtures/page-state.ts'
import { accountPaths, DEMO, SECTIONS, signIn, signInForm } from './fixtures/session.ts'
import { inGate, type Site, SITES } from './fixtures/sites.ts'
import { expect, PHONE, test } from './fixtures/test.ts'

/** French, and a mirrored page. */
const LOOKED_AT = SITES.filter(({ name }) => ['ma in fr', 'ma in ar'].includes(name))

const PASSWORD = 'three green cars'
const NEW_PASSWORD = 'four blue cars'

/** A form of a page by its name, and its fields. */
function formOf(page: Page, name: string) {
  const form = page.locator(`form#${name}`)
  return {
    form,
    field: (each: string) => form.locator(`[name=${each}]`),
    send: form.locator('button[type=submit]').first(),
  }
}

for (const script of [true, false]) {
  test.describe(script ? 'With script' : 'Without script', () => {
    test.use({ ...PHONE, javaScriptEnabled: script })
    const open = (page: Page, url: string) => (script ? openHydrated(page, url) : page.goto(url))

    for (const site of inGate(LOOKED_AT, [script ? 'ma in fr' : 'ma in ar'])) {
      const { t, language } = site
      const section = (key: string) => site.url(pathFor('accountSection', language, { key }))

      test(`a user changes all of an account, exports and deletes it: ${site.name}`, async ({ page, faults }) => {
        const identifier = await openAccount(site, PASSWORD)
        await open(page, section('edit-profile'))
        await signIn(page, { identifier, password: PASSWORD })
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('routes:editProfile'))
        if (script) await untilHydrated(page)
        const profile = formOf(page, 'profile')
        await profile.field('fullName').fill('Salma B.')
        await profile.field('bio').fill('Une voiture pour la famille')
        await profile.send.click()
        await expect(profile.form.getByRole('status').first()).toContainText([t('account:profile.saved')])
        await expect(profile.field('fullName')).toHaveValue('Salma B.')

        const address = freshAddress()
        const email = formOf(page, 'email')
        await email.field('email').fill(address)
        await email.field('currentPassword').fill('not the one')
        await email.send.click()
        await expectRefused(email.form, email.field('currentPassword'), {
          error: t('validation.passwordWrong'),
          kept: script ? 'not the one' : '',
        })
        await expect(email.field('email')).toHaveValue(address)
        await email.field('currentPassword').fill(PASSWORD)
        await email.send.click()
        await email.field('typed').fill(await codeFor(site, address))
        await email.send.click()
        await expect(page.getByText(t('success.accountVerified'))).toBeVisible()
        await open(page, section('edit-profile'))
        await expect(page.getByText(address)).toBeVisible()

        await open(page, section('password'))
        const password = formOf(page, 'change-password')
        const change = async (current: string) => {
          await password.field('currentPassword').fill(current)
          await password.field('password').fill(NEW_PASSWORD)
          await password.field('confirmation').fill(NEW_PASSWORD)
          await password.send.click()
        }
        await change('not the one')
        const { form } = password
        await expectRefused(form, password.field('currentPassword'), {
          error: t('validation.passwordWrong'),
          // Script leaves the page as it is; no answer ever holds a password.
          kept: script ? 'not the one' : '',
        })
        await change(PASSWORD)
        await expect(page.getByText(t('success.passwordChanged'))).toBeVisible()

        await open(page, section('requests'))
        await expect(page.getByText(t('account:requests.empty'))).toBeVisible()
        await open(page, site.url(pathFor('faqs', language)))
        const ask = formOf(page, 'ask')
        await ask.field('message').fill('Ouvert le samedi ?')
        await ask.send.click()
        await expect(page.getByText(t('success.questionSent'))).toBeVisible()
        await open(page, section('requests'))
        await expect(page.getByText('Ouvert le samedi ?')).toBeVisible()
        await expect(page.getByText(t('account:requests.state.received'))).toBeVisible()

        await open(page, section('privacy'))
        await expect(page.getByRole('heading', { name: t('account:privacy.account') })).toBeVisible()
        for (const [button, note] of [
          ['newsletterStart', t('account:privacy.newsletterOn', { email: address })],
          ['newsletterStop', t('account:privacy.newsletterOff')],
        ] as const) {
          await page.getByRole('button', { name: t(`account:privacy.${button}`) }).click()
          await expect(page.getByText(note)).toBeVisible()
        }

        const download = page.waitForEvent('download')
        await page.getByRole('link', { name: t('account:privacy.export') }).click()
        const bytes = await (await download).createReadStream().then((stream) => stream.toArray())
        const { user } = JSON.parse(Buffer.concat(bytes as Buffer[]).toString())
        expect(user).toMatchObject({ fullName: 'Salma B.', email: address })
        const leaving = formOf(page, 'delete-account')
        await leaving.field('password').fill(NEW_PASSWORD)
        await leaving.send.click()
        await expect(page.getByText(t('success.accountDeleted'))).toBeVisible()
        await open(page, section('privacy'))
        await signIn(page, { identifier: address, password: NEW_PASSWORD })
        await expect(signInForm(page).summary).toContainText(t('errors.problem.invalid_credentials'))
        if (script) for (const refusal of [/422/, /401/]) expectFault(faults, refusal)
      })
    }

    test('a user signs out another device', async ({ page, browser }) => {
      const [site] = LOOKED_AT as [Site]
      const { t, language } = site
      const identifier = await openAccount(site, PASSWORD)
      const elsewhere = await browser.newPage(PHONE)
      await elsewhere.goto(site.url(accountPaths(site).account))
      await signIn(elsewhere, { identifier, password: PASSWORD })
      await expect(elsewhere).toHaveURL(site.url(accountPaths(site).account))
      await open(page, site.url(pathFor('accountSection', language, { key: 'sign-ins' })))
      await signIn(page, { identifier, password: PASSWORD })
      await expect(page.getByText(t('account:devices.current'))).toBeVisible()
      await page.getByRole('button', { name: t('account:devices.endOthers') }).click()
      await expect(page.getByText(t('account:devices.ended'))).toBeVisible()
      await expect(page.getByRole('button', { name: t('account:devices.endOthers') })).toBeHidden()
      await elsewhere.close()
    })
  })
}

test.describe('The sections of the account', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const site of inGate(
    SITES.filter(({ name }) => ['ma in fr', 'ma in ar', 'coza in zu'].includes(name)),
    ['coza in zu'],
  )) {
    test(`keep nobody out, and fit 320 px: ${site.name}`, async ({ page }) => {
      await cacheFiles(page)
      await page.setViewportSize({ width: 320, height: 640 })
      await openHydrated(page, site.url(accountPaths(site).signIn))
      await signIn(page, DEMO)
      await expect(page).toHaveURL(site.url(accountPaths(site).account))
      for (const key of SECTIONS) {
        await openHydrated(page, site.url(pathFor('accountSection', site.language, { key })))
        expect.soft(await sidewaysOf(page), key).toBe(0)
        expect.soft(await cutTexts(page), key).toEqual([])
        await expectAccessible(page, key)
      }
    })
  }
})
