import type { Page } from '@playwright/test'

import { readRunEnv } from './env.ts'
import { expectAccessible } from './fixtures/axe.ts'
import { sidewaysOf } from './fixtures/legible.ts'
import { mailWith } from './fixtures/outbox.ts'
import { openHydrated } from './fixtures/page-state.ts'
import { expectUprightWithoutPlace, photoWithPlace } from './fixtures/photo-with-place.ts'
import { chooseTime, fillSeller, openForm, photograph, press, slowDown } from './fixtures/selling.ts'
import { inGate, type Site, siteNamed } from './fixtures/sites.ts'
import { actAsTeam, expectLeftToOffice } from './fixtures/team-link.ts'
import { expect, PHONE, test } from './fixtures/test.ts'

/** The other sites in which a car is offered with script, on a slow line, in the part `matrix` of the deep tests. */
const OTHERS = ['ma in ar', 'coza in en', 'sn in fr', 'sn in wo']

/** A photo is added on the page of the sale, and another one removed. */
async function changePhotos(page: Page, site: Site): Promise<void> {
  const { t } = site
  const pictures = page.getByRole('main').locator('picture')
  await page.getByLabel(t('sell:photos.add')).setInputFiles(await photograph(site))
  await page.getByRole('button', { name: t('sell:sale.photos.submit') }).click()
  await expect(page.getByText(t('sell:sale.photos.added'))).toBeVisible()
  await expect(pictures).toHaveCount(2)
  expect(await sidewaysOf(page)).toBe(0)
  await page.getByRole('button', { name: t('sell:photos.remove', { index: 1 }) }).click()
  await expect(page.getByText(t('sell:sale.photos.removed'))).toBeVisible()
  await expect(pictures).toHaveCount(1)
}

/**
 * The page of the sale says that the request was sent, shows the picture upright and without its place, and lets a time
 * be chosen and the request be withdrawn.
 */
async function expectSale(page: Page, site: Site, email: string): Promise<void> {
  const { t } = site
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('routes:sale'))
  await expect(page.getByText(t('success.sellRequestSent'))).toBeVisible()
  await expect(page.getByText(t('sell:sale.state.sent'), { exact: true })).toBeVisible()
  await expect(page.getByRole('main').locator('picture')).toHaveCount(1)
  expect(await sidewaysOf(page)).toBe(0)
  await mailWith(site, email, new URL(page.url()).pathname)
  await expectUprightWithoutPlace(page)
  await changePhotos(page, site)
  await chooseTime(page, site, email)
  await press(page, t('sell:sale.withdraw.title'), t('sell:sale.withdraw.submit'))
  await expect(page.getByText(t('sell:sale.state.closed'), { exact: true })).toBeVisible()
}

test.describe('With script', () => {
  test.use({ ...PHONE, contextOptions: { reducedMotion: 'reduce' } })

  // The gate has no time for the others.
  for (const site of ['ma in fr', ...(readRunEnv().matrix ? OTHERS : [])].map(siteNamed)) {
    const { t } = site

    test(`a car is offered step by step, with a picture, and its sale is withdrawn: ${site.name}`, async ({ page }) => {
      test.slow()
      if (readRunEnv().matrix) await slowDown(page)
      await openForm(page, site, openHydrated)
      const goOn = page.getByRole('button', { name: t('actions.continue'), exact: true })
      await expect(page.locator('#sell [name=model]')).toHaveValue('Duster')
      await page.locator('#sell [name=answer-accident]').first().check()
      expect(await sidewaysOf(page)).toBe(0)
      await expectAccessible(page, 'car')
      await goOn.click()
      await page.locator('#sell [name=photos]').setInputFiles(await photoWithPlace(site))
      await expect(page.getByRole('img', { name: t('sell:photos.number', { index: 1 }) })).toBeVisible()
      await expectAccessible(page, 'photos')
      await goOn.click()
      const send = page.getByRole('button', { name: t('sell:form.submit') })
      await send.click()
      await expect(page.getByRole('region', { name: t('validation.summary') })).toBeFocused()
      const email = await fillSeller(page, site)
      await expectAccessible(page, 'person')
      await send.click()
      await expectSale(page, site, email)
    })
  }
})

test.describe('In the hands of the team', () => {
  test.use({ ...PHONE, contextOptions: { reducedMotion: 'reduce' } })

  const site = siteNamed('coza in en')
  const { t, money } = site

  test(`an offer is read line by line and accepted: ${site.name}`, async ({ page, browser }) => {
    test.slow()
    await openForm(page, site, openHydrated)
    const goOn = page.getByRole('button', { name: t('actions.continue'), exact: true })
    await goOn.click()
    await goOn.click()
    await fillSeller(page, site)
    await page.getByRole('button', { name: t('sell:form.submit') }).click()
    await page.waitForURL(/\/sales\//)
    const own = site.url(new URL(page.url()).pathname)
    const reference = /[A-Z]+-SL-\w+/.exec((await page.getByText(/-SL-/).textContent()) ?? '')?.[0] ?? ''
    const actOnSale = (action: string, fill?: (team: Page) => Promise<void>) =>
      actAsTeam(browser, site, { thing: 'sales', reference, action }, fill)

    await actOnSale('inspect')
    await actOnSale('offer', async (team) => {
      await team.locator('[name=base]').fill('120 000')
      await team.locator('[name=kind1]').selectOption('tyres')
      await team.locator('[name=note1]').fill('Two of four are worn')
      await team.locator('[name=amount1]').fill('4 500')
    })
    await openHydrated(page, own)
    await expect(page.getByText(t('sell:sale.state.offer'), { exact: true })).toBeVisible()
    const lines = page
      .getByRole('main')
      .locator('dl')
      .filter({ hasText: t('sell:sale.offer.base') })
    for (const text of [money(120_000), 'Two of four are worn', money(4500), money(115_500)])
      await expect(lines).toContainText(text)
    await expectAccessible(page, 'offer')
    expect(await sidewaysOf(page)).toBe(0)
    await page.getByRole('button', { name: t('sell:sale.accept.submit', { amount: 115_500 }) }).click()
    await expect(page.getByText(t('sell:sale.state.accepted'), { exact: true })).toBeVisible()
    await expectLeftToOffice(browser, site, { thing: 'sales', reference, action: 'pay', folder: 'cases/sale' })
  })
})

test.describe('Without script', () => {
  test.use({ ...PHONE, javaScriptEnabled: false })

  for (const site of inGate(['ma in ar', 'sn in wo', 'coza in en', 'sn in fr'].map(siteNamed), ['ma in ar']))
    test(`a car is offered by one long form, in which nothing typed is lost: ${site.name}`, async ({
      page,
      faults,
    }) => {
      const { t } = site
      await openForm(page, site, (each, url) => each.goto(url))
      const send = page.getByRole('button', { name: t('sell:form.submit') })
      const email = await fillSeller(page, site)
      await page.locator('#sell [name=model]').fill('')
      await send.click()
      await expect(page.getByRole('region', { name: t('validation.summary') })).toBeVisible()
      await expect(page.getByText(t('sell:photos.again'))).toBeVisible()
      await expect(page.locator('#sell [name=email]')).toHaveValue(email)
      await page.locator('#sell [name=model]').fill('Duster')
      await page.locator('#sell [name=photos]').setInputFiles(await photoWithPlace(site))
      await send.click()
      await expectSale(page, site, email)
      expect(faults.splice(0).filter((fault) => !fault.includes('422'))).toEqual([])
    })
})
