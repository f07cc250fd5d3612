import type { Page } from '@playwright/test'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { openAccount } from './fixtures/account-mail.ts'
import { expectFault } from './fixtures/faults.ts'
import { openHydrated, untilHydrated } from './fixtures/page-state.ts'
import { file, HEIC, picture } from './fixtures/profile-photo.ts'
import { signIn } from './fixtures/session.ts'
import { siteNamed } from './fixtures/sites.ts'
import { expect, PHONE, test } from './fixtures/test.ts'

const PASSWORD = 'three green cars'
const UPLOAD = /\/api\/profile\/photo$/
/** Pixels of the largest photo that is kept. */
const KEPT_EDGE = 1024

/** French, and a mirrored page. */
for (const site of ['ma in fr', 'ma in ar'].map(siteNamed)) {
  const { t, language } = site
  const address = site.url(pathFor('accountSection', language, { key: 'edit-profile' }))
  const photo = (page: Page) => page.getByRole('img', { name: t('account:photo.alt') })

  test.describe(`With script, ${site.name}`, () => {
    test.use({ ...PHONE, contextOptions: { reducedMotion: 'reduce' } })

    test('a bad line is tried again, an upload can be cancelled, and one that was refused says why', async ({
      page,
      faults,
    }) => {
      const identifier = await openAccount(site, PASSWORD)
      await openHydrated(page, address)
      await signIn(page, { identifier, password: PASSWORD })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('routes:editProfile'))
      await untilHydrated(page)
      const chosen = await picture(page, KEPT_EDGE, KEPT_EDGE)
      const save = page.getByRole('button', { name: t('account:photo.save') })

      let attempts = 0
      await page.route(UPLOAD, (route) => ((attempts += 1) === 1 ? route.abort('connectionreset') : route.continue()))
      await file(page).setInputFiles(chosen)
      await save.click()
      await expect(page.getByText(t('account:photo.pausing'))).toBeVisible()
      await expect(page.getByText(t('account:photo.saved'))).toBeVisible()
      expect(attempts).toBe(2)
      await page.unroute(UPLOAD)

      await page.route(UPLOAD, () => undefined)
      await file(page).setInputFiles(chosen)
      await save.click()
      await page.getByRole('progressbar').waitFor()
      await page.getByRole('button', { name: t('actions.cancel') }).click()
      await expect(page.getByRole('progressbar')).toBeHidden()
      await expect(save).toBeVisible()
      await page.unroute(UPLOAD)

      const problem = { type: 'about:blank', title: 'x', status: 422, code: 'validation_failed', instance: 'x' }
      const errors = [{ path: '/body/photo', code: 'imageDamaged', values: {} }]
      await page.route(UPLOAD, (route) =>
        route.fulfill({
          status: 422,
          contentType: 'application/problem+json',
          body: JSON.stringify({ ...problem, errors }),
        }),
      )
      await save.click()
      await expect(page.getByText(t('validation.imageDamaged'))).toBeVisible()
      await page.unroute(UPLOAD)
      await page.getByRole('button', { name: t('actions.retry') }).click()
      await expect(page.getByText(t('account:photo.saved'))).toBeVisible()
      expectFault(faults, /CONNECTION_RESET|connectionreset|422|Failed to load/i)
    })
  })

  test.describe(`Without script, ${site.name}`, () => {
    test.use({ ...PHONE, javaScriptEnabled: false })

    test('a photo is sent by the form, and what is none is refused where it was chosen', async ({ page, browser }) => {
      const identifier = await openAccount(site, PASSWORD)
      const studio = await browser.newPage()
      const chosen = await picture(studio, 1600, 1200)
      await studio.close()
      await page.goto(address)
      await signIn(page, { identifier, password: PASSWORD })
      await page.goto(address)
      const save = page.getByRole('button', { name: t('account:photo.save') })

      await file(page).setInputFiles(HEIC)
      await save.click()
      await expect(page.locator('form#photo')).toContainText(t('validation.imageHeic'))
      await file(page).setInputFiles({
        ...chosen,
        buffer: Buffer.concat([chosen.buffer, Buffer.alloc(8 * 1024 * 1024)]),
      })
      await save.click()
      await expect(page.locator('form#photo')).toContainText(t('validation.imageSize', { megabytes: 8 }))

      await file(page).setInputFiles(chosen)
      await save.click()
      await expect(page).toHaveURL(/\?sent=photo#photo$/)
      await expect(page.getByText(t('account:photo.saved'))).toBeVisible()
      await expect(photo(page)).toBeVisible()
      await page.getByRole('button', { name: t('account:photo.remove') }).click()
      await expect(page.getByText(t('account:photo.none'))).toBeVisible()
    })
  })
}
