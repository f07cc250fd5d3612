import { expectAccessible } from './fixtures/axe.ts'
import { expectFault } from './fixtures/faults.ts'
import { mailWith } from './fixtures/outbox.ts'
import { openHydrated } from './fixtures/page-state.ts'
import { expectUprightWithoutPlace, photoWithPlace } from './fixtures/photo-with-place.ts'
import { chooseTime, fillSeller, openForm, photograph, slowDown } from './fixtures/selling.ts'
import { siteNamed } from './fixtures/sites.ts'
import { expect, PHONE, test } from './fixtures/test.ts'

test.describe('On a slow line that is cut three times', () => {
  test.use({ ...PHONE, contextOptions: { reducedMotion: 'reduce' } })

  for (const site of ['sn in wo', 'ma in ar', 'coza in en', 'sn in fr'].map(siteNamed))
    test(`eight photos arrive once, upright and without their place, survive a reload, and go to another device by link: ${site.name}`, async ({
      page,
      browser,
      faults,
    }) => {
      test.slow()
      const { t } = site
      await slowDown(page)
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      let cuts = 3
      const arrived: string[] = []
      await page.route('**/api/selling-cars/photos', async (route) => {
        cuts -= 1
        await (cuts >= 0 ? route.abort('connectionreset') : route.continue())
      })
      page.on('response', async (answer) => {
        if (answer.url().endsWith('/api/selling-cars/photos'))
          arrived.push(((await answer.json()) as { key: string }).key)
      })
      await openForm(page, site, openHydrated)
      const goOn = page.getByRole('button', { name: t('actions.continue'), exact: true })
      await goOn.click()
      const file = await photoWithPlace(site)
      await page
        .locator('#sell [name=photos]')
        .setInputFiles(Array.from({ length: 8 }, (_, index) => ({ ...file, name: `${index}.jpg` })))
      await expect(page.getByText(t('sell:photos.sent'), { exact: true })).toHaveCount(8)
      await expect.poll(() => [cuts, new Set(arrived).size]).toEqual([-8, 8])
      await openHydrated(page, page.url())
      await goOn.click()
      await expect(page.getByText(t('sell:photos.sent'), { exact: true })).toHaveCount(8)
      await page.getByRole('button', { name: t('sell:form.elsewhere') }).click()
      await expect(page.getByText(t('success.linkCopied'))).toBeVisible()
      const other = await browser.newContext()
      const there = await other.newPage()
      await openHydrated(there, await page.evaluate(() => navigator.clipboard.readText()))
      await expect(there.locator('#sell [name=model]')).toHaveValue('Duster')
      expect(new URL(there.url()).hash).toBe('')
      await expect.poll(() => there.evaluate(() => localStorage.getItem('sell-draft'))).toContain(arrived[7])
      await other.close()
      await goOn.click()
      const email = await fillSeller(page, site)
      await page.getByRole('button', { name: t('sell:form.submit') }).click()
      await page.waitForURL(/\/sales\//)
      await expect(page.getByRole('main').locator('picture')).toHaveCount(8)
      await mailWith(site, email, new URL(page.url()).pathname)
      await expectUprightWithoutPlace(page)
      await chooseTime(page, site, email)
      await expectAccessible(page, 'sale')
      expect(arrived).toHaveLength(8)
      expectFault(faults, /ERR_CONNECTION_RESET/)
    })
})

test.describe('On a line that is gone', () => {
  test.use({ ...PHONE, contextOptions: { reducedMotion: 'reduce' } })

  const site = siteNamed('ma in fr')

  test('photos outlive their page, and are sent by themselves on the next visit', async ({ page, faults }) => {
    const { t } = site
    const isGone = '**/api/selling-cars/photos'
    await page.route(isGone, (route) => route.abort('connectionreset'))
    await openForm(page, site, openHydrated)
    const goOn = page.getByRole('button', { name: t('actions.continue'), exact: true })
    await goOn.click()
    const file = await photograph(site)
    await page
      .locator('#sell [name=photos]')
      .setInputFiles(['0', '1'].map((name) => ({ ...file, name: `${name}.jpg` })))
    const keptPhotos = () =>
      page.evaluate(async () => {
        const isThere = (await indexedDB.databases()).some(({ name }) => name === 'sell-photos')
        return new Promise<number>((resolve) => {
          if (!isThere) return resolve(0)
          const opening = indexedDB.open('sell-photos')
          opening.addEventListener('success', () => {
            const counting = opening.result.transaction('unsent').objectStore('unsent').count()
            counting.addEventListener('success', () => resolve(counting.result))
            opening.result.close()
          })
        })
      })
    await expect.poll(keptPhotos).toBe(2)
    await page.unroute(isGone)
    await openHydrated(page, page.url())
    await goOn.click()
    await expect(page.getByText(t('sell:photos.sent'), { exact: true })).toHaveCount(2)
    await expect.poll(keptPhotos).toBe(0)
    expectFault(faults, /ERR_CONNECTION_RESET/)
  })
})
