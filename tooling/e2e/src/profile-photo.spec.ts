import type { Page } from '@playwright/test'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { openAccount } from './fixtures/account-mail.ts'
import { expectAccessible } from './fixtures/axe.ts'
import { expectFault } from './fixtures/faults.ts'
import { httpGet } from './fixtures/http-get.ts'
import { cutTexts, sidewaysOf } from './fixtures/legible.ts'
import { openAlive, untilAlive } from './fixtures/page-state.ts'
import { signIn } from './fixtures/session.ts'
import { inGate, SITES } from './fixtures/sites.ts'
import { expect, PHONE, test } from './fixtures/test.ts'

/** French, and a mirrored page. */
const LOOKED_AT = SITES.filter(({ name }) => ['ma in fr', 'ma in ar'].includes(name))

const PASSWORD = 'three green cars'
const UPLOAD = /\/api\/profile\/photo$/
/** Pixels of the largest photo that is kept. */
const KEPT_EDGE = 1024

const HEIC = {
  name: 'IMG_2041.HEIC',
  mimeType: 'image/heic',
  buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
}

/** A picture that the page itself has drawn, larger than what is sent. */
async function picture(page: Page, width: number, height: number) {
  const base64 = await page.evaluate(
    ([w = 0, h = 0]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h })
      const context = canvas.getContext('2d')
      if (!context) throw new Error('There is no canvas')
      for (let stripe = 0; stripe < 20; stripe++) {
        context.fillStyle = `hsl(${stripe * 18} 60% 50%)`
        context.fillRect((stripe * w) / 20, 0, w / 20, h)
      }
      return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? ''
    },
    [width, height],
  )
  return { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') }
}

const file = (page: Page) => page.locator('form#photo input[type=file]')

for (const site of inGate(LOOKED_AT, ['ma in ar'])) {
  const { t, language } = site
  const address = site.url(pathFor('accountSection', language, { key: 'edit-profile' }))
  const photo = (page: Page) => page.getByRole('img', { name: t('account:photo.alt') })

  test.describe(`With script, ${site.name}`, () => {
    test.use({ ...PHONE, contextOptions: { reducedMotion: 'reduce' } })

    test('a photo is cut by keyboard, shrunk, sent, seen, and removed', async ({ page, faults }) => {
      const identifier = await openAccount(site, PASSWORD)
      await openAlive(page, address)
      await signIn(page, { identifier, password: PASSWORD })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('routes:editProfile'))
      await untilAlive(page)
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

    test('a bad line is tried again, an upload can be cancelled, and one that was refused says why', async ({
      page,
      faults,
    }) => {
      const identifier = await openAccount(site, PASSWORD)
      await openAlive(page, address)
      await signIn(page, { identifier, password: PASSWORD })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('routes:editProfile'))
      await untilAlive(page)
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
