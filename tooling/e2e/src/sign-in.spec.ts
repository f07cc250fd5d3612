import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import { expectFault } from './fixtures/faults.ts'
import { openHydrated } from './fixtures/page-state.ts'
import { accountPaths, DEMO, signIn, signInForm, signOut } from './fixtures/session.ts'
import { inGate, type Site, SITES } from './fixtures/sites.ts'
import { expect, PHONE, test } from './fixtures/test.ts'

/** French, a mirrored page, and the longest words. */
const SAMPLE_SITES = SITES.filter(({ name }) => ['ma in fr', 'ma in ar', 'coza in zu'].includes(name))
const [french] = SAMPLE_SITES as [Site]

// On a wide screen the account's page redirects to the profile.
test.use(PHONE)

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** An address without an account, whose failed attempts lock no user out. */
const nobody = () => ({ identifier: `${randomUUID()}@example.com`, password: 'not the password' })

for (const script of [true, false]) {
  test.describe(script ? 'With script' : 'Without script', () => {
    test.use({ javaScriptEnabled: script })
    const open = (page: Page, url: string) => (script ? openHydrated(page, url) : page.goto(url))

    for (const site of inGate(SAMPLE_SITES, [script ? 'ma in fr' : 'ma in ar'])) {
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
