import type { Browser, Page } from '@playwright/test'

import { freshAddress } from './fixtures/account-mail.ts'
import { pathOfCar } from './fixtures/api.ts'
import { expectAccessible } from './fixtures/axe.ts'
import { anyCarForSale, interestedUrl, verifyContact } from './fixtures/interested.ts'
import { sidewaysOf } from './fixtures/legible.ts'
import { mailWith, recipientsOf } from './fixtures/outbox.ts'
import { openHydrated } from './fixtures/page-state.ts'
import { inGate, type Site, siteNamed } from './fixtures/sites.ts'
import { expect, PHONE, test } from './fixtures/test.ts'

/** With script, and in the part `matrix` of the deep tests without it, from right to left. */
const JOURNEYS = inGate([siteNamed('ma in fr'), siteNamed('ma in ar')], ['ma in fr']).map((site) => ({
  script: site.name === 'ma in fr',
  site,
}))

/** Books some car, as somebody else does; answers the car, and how the booking is cancelled. */
async function bookedByAnother(browser: Browser, site: Site) {
  const { t } = site
  const car = await anyCarForSale(site)
  const page = await browser.newPage({ ...PHONE, javaScriptEnabled: false })
  await page.goto(interestedUrl(site, car))
  await page
    .locator('section#booking')
    .getByRole('link', { name: t('actions.continue') })
    .click()
  await verifyContact(page, site, 'booking')
  await expect(page.getByText(t('booking:deposit.ways.showroom'))).toBeVisible()
  await page
    .locator('form#booking')
    .getByRole('button', { name: t('car.action.book'), exact: true })
    .click()
  await expect(page.getByText(t('booking:state.requested'), { exact: true })).toBeVisible()
  const cancel = async () => {
    await page
      .getByRole('main')
      .locator('summary', { hasText: t('booking:cancel.title') })
      .click()
    await page.getByRole('button', { name: t('booking:cancel.submit') }).click()
    await expect(page.getByText(t('booking:state.cancelled'), { exact: true })).toBeVisible()
    await page.close()
  }
  return { car, cancel }
}

/** Presses the button of the page that a link of a mail leads to, and waits for what it says then. */
async function followLink(page: Page, url: string, { submit, done }: { submit: string; done: string }) {
  await page.goto(url)
  await page.getByRole('main').getByRole('button', { name: submit }).click()
  await expect(page.getByRole('main').getByText(done)).toBeVisible()
}

for (const { script, site } of JOURNEYS) {
  const { t } = site

  test.describe(script ? 'With script' : 'Without script', () => {
    test.use({ ...PHONE, javaScriptEnabled: script })

    test(`who waits for a reserved car is notified in the order of asking, and who stops is not: ${site.name}`, async ({
      page,
      browser,
    }) => {
      const { car, cancel } = await bookedByAnother(browser, site)
      const interested = interestedUrl(site, car)
      await expect(async () => {
        await page.goto(site.url(pathOfCar(site, car)))
        await expect(page.getByRole('main').getByText(t('vocabulary.status.reserved')).first()).toBeVisible({
          timeout: 1000,
        })
      }).toPass()

      const [first, stopped, second, silent] = [freshAddress(), freshAddress(), freshAddress(), freshAddress()]

      /** Asks on the car's page, and answers the links of the mail. */
      const ask = async (email: string) => {
        await (script ? openHydrated(page, interested) : page.goto(interested))
        const form = page.locator('form#wait')
        await form.locator('[name=email]').fill(email)
        if (script && email === first) await expectAccessible(page, 'a reserved car')
        expect(await sidewaysOf(page)).toBe(0)
        await form.getByRole('button', { name: t('booking:wait.submit') }).click()
        await expect(page.getByText(t('booking:wait.sent'))).toBeVisible()
        const mail = await mailWith(site, email, 'for=car')
        const paths = [...mail.matchAll(/href="https?:\/\/[^/"]+([^"]+)"/g)].map(([, path = '']) => path)
        const [confirm = '', stop = ''] = [/for=car/, /for=alerts/].map((of) => paths.find((path) => of.test(path)))
        return { confirm: site.url(confirm), stop: site.url(stop) }
      }
      const confirming = { submit: t('booking:wait.submit'), done: t('booking:wait.done') }
      for (const email of [first, stopped, second]) {
        const { confirm, stop } = await ask(email)
        await followLink(page, confirm, confirming)
        if (email === stopped)
          await followLink(page, stop, {
            submit: t('newsletter.stopAlerts.submit'),
            done: t('newsletter.stopAlerts.done'),
          })
      }
      await ask(silent)

      await cancel()
      await expect.poll(() => recipientsOf(site, pathOfCar(site, car)), { timeout: 60_000 }).toEqual([first, second])
      await expect(async () => {
        await page.goto(interested)
        await expect(page.locator('section#booking')).toBeVisible({ timeout: 1000 })
      }).toPass()
    })
  })
}
