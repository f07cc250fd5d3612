import type { Page } from '@playwright/test'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { openAccount } from './fixtures/account-mail.ts'
import { favouriteBrand } from './fixtures/api.ts'
import { expectAccessible } from './fixtures/axe.ts'
import { cutTexts, sidewaysOf } from './fixtures/legible.ts'
import { openHydrated, untilHydrated } from './fixtures/page-state.ts'
import { signIn } from './fixtures/session.ts'
import { inGate, SITES } from './fixtures/sites.ts'
import { expect, PHONE, test } from './fixtures/test.ts'

/** French, and a mirrored page. */
const LOOKED_AT = SITES.filter(({ name }) => ['ma in fr', 'ma in ar'].includes(name))

const PASSWORD = 'three green cars'

for (const script of [true, false]) {
  test.describe(script ? 'With script' : 'Without script', () => {
    test.use({ ...PHONE, javaScriptEnabled: script })
    const open = (page: Page, url: string) => (script ? openHydrated(page, url) : page.goto(url))

    for (const site of inGate(LOOKED_AT, [script ? 'ma in fr' : 'ma in ar'])) {
      const { t, language } = site
      const section = site.url(pathFor('accountSection', language, { key: 'saved-searches' }))

      test(`a guest saves a search, signs in, and keeps it as it should be: ${site.name}`, async ({ page }) => {
        const identifier = await openAccount(site, PASSWORD)
        const brand = await favouriteBrand(site)
        const listing = site.url(`${site.listing}?brand=${brand.value}`)
        await open(page, listing)
        await page.getByRole('button', { name: t('listing.save') }).click()
        if (script) {
          await expect(page.getByRole('dialog', { name: t('routes:signIn') })).toBeVisible()
          await expect(page).toHaveURL(listing)
        }
        await signIn(page, { identifier, password: PASSWORD })
        await expect(page).toHaveURL(`${section}?sent=save`)
        // A form that is sent before closes what was opened around it: it brings a new page.
        if (script) await untilHydrated(page)
        await expect(page.getByRole('main').getByRole('status').first()).toContainText([t('account:searches.saved')])
        const box = page.locator('section', { has: page.getByRole('heading', { level: 2, name: brand.label }) })
        await expect(box.getByText(t('listing.results', { count: brand.count }))).toBeVisible()

        await box.getByText(t('account:searches.change')).click()
        await box.getByLabel(t('account:searches.name')).fill('Papa')
        await box.getByLabel(t('account:searches.alerts')).selectOption(t('account:searches.pace.weekly'))
        await box.getByRole('button', { name: t('actions.save') }).click()
        await expect(page.getByRole('main').getByRole('status').first()).toContainText([t('account:profile.saved')])
        const named = page.locator('section', { has: page.getByRole('heading', { level: 2, name: 'Papa' }) })
        if (!script) await named.getByText(t('account:searches.change')).click()
        await expect(named.getByLabel(t('account:searches.alerts'))).toHaveValue('weekly')
        await named.getByRole('button', { name: t('account:searches.pause') }).click()
        await expect(named.getByText(t('account:searches.paused'))).toBeVisible()

        await named.getByRole('link', { name: t('account:searches.open') }).click()
        await expect(page).toHaveURL(listing)
        await open(page, section)
        await named.getByText(t('account:searches.change')).click()
        await named.getByRole('button', { name: t('account:searches.delete', { name: 'Papa' }) }).click()
        await expect(page.getByText(t('account:searches.empty.title'))).toBeVisible()
      })

      test(`the link of an alert that was never sent says so on opening: ${site.name}`, async ({ page }) => {
        const path = pathFor('unsubscribeBlog', language, { token: 'x'.repeat(43) })
        await open(page, site.url(`${path}?for=alerts`))
        const main = page.getByRole('main')
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('newsletter.stopAlerts.title'))
        await expect(main.getByText(t('errors.tokenExpired'))).toBeVisible()
        await expect(main.getByRole('button', { name: t('newsletter.stopAlerts.submit') })).toHaveCount(0)
        await expect(main.getByRole('link', { name: t('routes:account') })).toBeVisible()
      })
    }
  })
}

for (const site of inGate(LOOKED_AT, ['ma in ar'])) {
  const { t, language } = site
  const section = site.url(pathFor('accountSection', language, { key: 'saved-searches' }))

  test.describe(`Signed in, ${site.name}`, () => {
    test.use({ ...PHONE, contextOptions: { reducedMotion: 'reduce' } })

    test('a search is saved in one tap, without leaving the listing', async ({ page }) => {
      const identifier = await openAccount(site, PASSWORD)
      await page.goto(section)
      await signIn(page, { identifier, password: PASSWORD })
      await expect(page.getByText(t('account:searches.empty.title'))).toBeVisible()
      await expectAccessible(page, 'no saved search')
      const { value, label } = await favouriteBrand(site)
      const listing = site.url(`${site.listing}?brand=${value}`)
      await openHydrated(page, listing)
      await page.getByRole('button', { name: t('listing.save') }).click()
      await page.getByRole('link', { name: t('listing.saved') }).click()
      await expect(page).toHaveURL(section)
      await expect(page.getByRole('heading', { level: 2, name: label, exact: true })).toBeVisible()
      await page.getByText(t('account:searches.change'), { exact: true }).click()
      await expectAccessible(page, 'a saved search')
      await page.setViewportSize({ width: 320, height: 740 })
      expect([await sidewaysOf(page), await cutTexts(page)]).toEqual([0, []])
    })
  })
}
