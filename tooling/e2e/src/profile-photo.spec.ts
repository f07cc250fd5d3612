import type { Page } from '@playwright/test'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { openAccount } from './fixtures/account-mail.ts'
import { expectAccessible } from './fixtures/axe.ts'
import { httpGet } from './fixtures/http-get.ts'
import { cutTexts, sidewaysOf } from './fixtures/legible.ts'
import { openHydrated, untilHydrated } from './fixtures/page-state.ts'
import { file, HEIC, picture } from './fixtures/profile-photo.ts'
import { signIn } from './fixtures/session.ts'
import { inGate, SITES } from './fixtures/sites.ts'
import { expect, PHONE, test } from './fixtures/test.ts'

/** French, and a mirrored page. */
const LOOKED_AT = SITES.filter(({ name }) => ['ma in fr', 'ma in ar'].includes(name))

const PASSWORD = 'three green cars'
const UPLOAD = /\/api\/profile\/photo$/

for (const site of inGate(LOOKED_AT, ['ma in ar'])) {
  const { t, language } = site
  const address = site.url(pathFor('accountSection', language, { key: 'edit-profile' }))
  const photo = (page: Page) => page.getByRole('img', { name: t('account:photo.alt') })

  test.describe(`With script, ${site.name}`, () => {
    test.use({ ...PHONE, contextOptions: { reducedMotion: 'reduce' } })

    test('a photo is cut by keyboard, shrunk, sent, seen, and removed', async ({ page, faults }) => {
      const identifier = await openAccount(site, PASSWORD)
      await openHydrated(page, address)
      await signIn(page, { identifier, password: PASSWORD })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('routes:editProfile'))
      await untilHydrated(page)
      await file(page).setInputFiles(HEIC)
      await expect(page.getByText(t('validation.imageHeic'))).toBeVisible()

      await file(page).setInputFiles(await picture(page, 3000, 2000))
      await expect(page.getByText(t('validation.imageHeic'))).toBeHidden()
      const zoom = page.getByRole('slider', { name: t('account:photo.zoom') })
      await zoom.focus()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Tab')
      await expect(page.getByRole('slider', { name: t('account:photo.across') })).toBeFocused()
      await page.keyboard.press('Home')
      await expectAccessible(page, 'crop')
      expect.soft(await sidewaysOf(page)).toBe(0)
      expect.soft(await cutTexts(page)).toEqual([])

      const sent = page.waitForRequest(UPLOAD)
      await page.getByRole('button', { name: t('account:photo.save') }).click()
      const { postDataBuffer } = await sent.then((request) => ({ postDataBuffer: request.postDataBuffer() }))
      expect(postDataBuffer?.length ?? 0).toBeLessThan(400_000)
      await expect(page.getByText(t('account:photo.saved'))).toBeVisible()
      await expect(photo(page)).toBeVisible()
      // Pages get stand-ins of photographs here: this is what the server has.
      const source = (await photo(page).getAttribute('src')) ?? ''
      const served = await httpGet({ host: new URL(address).host, path: source })
      expect([served.status, served.headers['content-type'], served.headers['cache-control']]).toEqual([
        200,
        'image/jpeg',
        'private, max-age=31536000, immutable',
      ])

      await page.getByRole('button', { name: t('account:photo.remove') }).click()
      await expect(photo(page)).toBeHidden()
      await expect(page.getByText(t('account:photo.none'))).toBeVisible()
      expect(faults).toEqual([])
    })
  })
}
