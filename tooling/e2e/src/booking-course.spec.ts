import type { Browser, Page } from '@playwright/test'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { openAccount } from './fixtures/account-mail.ts'
import { pathOfCar } from './fixtures/api.ts'
import { anyCarForSale, interestedUrl } from './fixtures/interested.ts'
import { sidewaysOf } from './fixtures/legible.ts'
import { openHydrated } from './fixtures/page-state.ts'
import { accountPaths, signIn } from './fixtures/session.ts'
import { inGate, type Site, siteNamed } from './fixtures/sites.ts'
import { actAsTeam, expectLeftToOffice } from './fixtures/team-link.ts'
import { expect, PHONE, test } from './fixtures/test.ts'

const PASSWORD = 'three green cars'

/** Waits until the page of a car says to somebody who has nothing to do with it whether it is reserved. */
async function expectReserved(browser: Browser, site: Site, path: string, isReserved: boolean) {
  const context = await browser.newContext({ ...PHONE, javaScriptEnabled: false })
  const page = await context.newPage()
  await expect(async () => {
    await page.goto(site.url(path))
    await expect(page.getByText(site.t('car.reservedText'))).toHaveCount(isReserved ? 1 : 0)
  }).toPass()
  await context.close()
}

for (const script of [true, false]) {
  test.describe(script ? 'With script' : 'Without script', () => {
    test.use({ ...PHONE, javaScriptEnabled: script })
    const open = (page: Page, url: string) => (script ? openHydrated(page, url) : page.goto(url))

    for (const site of inGate([siteNamed(script ? 'ma in ar' : 'ma in fr')], script ? [] : ['ma in fr'])) {
      const { t, language, edition } = site

      test(`a car is booked by an account holder, held by the team, and reserved for everybody else: ${site.name}`, async ({
        page,
        browser,
      }) => {
        const car = await anyCarForSale(site)
        const path = pathOfCar(site, car)
        const identifier = await openAccount(site, PASSWORD)
        await open(page, site.url(accountPaths(site).signIn))
        await signIn(page, { identifier, password: PASSWORD })
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(t('routes:signIn'))

        await open(page, interestedUrl(site, car))
        await page
          .locator('section#booking')
          .getByRole('link', { name: t('actions.continue') })
          .click()
        const form = page.locator('form#booking')
        await expect(form.locator('[name=email]')).toHaveValue(identifier)
        await form.locator('[name=phone]').fill(edition.phone.example)
        await form.locator('button[type=submit]').click()
        // A visitor with an account is asked for no code.
        await expect(page.getByText(t('booking:deposit.ways.showroom'))).toBeVisible()
        await form.getByRole('button', { name: t('car.action.book'), exact: true }).click()
        await expect(page.getByText(t('booking:state.requested'), { exact: true })).toBeVisible()
        const own = page.url()
        const reference = (await page.getByText(/[A-Z]-BK-/).textContent())?.match(/[A-Z]+-BK-\w+/)?.[0] ?? ''

        await expectReserved(browser, site, path, true)
        await actAsTeam(browser, site, { thing: 'bookings', reference, action: 'receiveDeposit' })
        await page.goto(site.url(pathFor('accountSection', language, { key: 'requests' })))
        const listed = page.getByRole('listitem').filter({ hasText: reference })
        await expect(listed.getByText(t('booking:state.held'), { exact: true })).toBeVisible()
        expect(await sidewaysOf(page)).toBe(0)
        await listed.locator(`a[href="${new URL(own).pathname}"]`).click()
        await expect(page.getByText(t('booking:state.held'), { exact: true })).toBeVisible()

        const cancelling = { thing: 'bookings', reference, action: 'cancel', folder: 'cases/booking' } as const
        await expectLeftToOffice(browser, site, cancelling)
        await open(page, own)
        await page
          .getByRole('main')
          .locator('summary', { hasText: t('booking:cancel.title') })
          .click()
        await page.getByRole('button', { name: t('booking:cancel.submit') }).click()
        await expect(page.getByText(t('booking:state.cancelled'), { exact: true })).toBeVisible()
        await expectReserved(browser, site, path, false)
      })
    }
  })
}
