import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { codeFor, freshAddress } from './fixtures/account-mail.ts'
import { expectAccessible } from './fixtures/axe.ts'
import { openDay } from './fixtures/days.ts'
import { anyCarForSale, interestedUrl, verifyContact } from './fixtures/interested.ts'
import { sidewaysOf } from './fixtures/legible.ts'
import { mailWith } from './fixtures/outbox.ts'
import { MAX_SHIFT, openHydrated, shiftOf, untilHydrated } from './fixtures/page-state.ts'
import { inGate, type Site, SITES } from './fixtures/sites.ts'
import { expect, PHONE, test } from './fixtures/test.ts'

const named = (...names: string[]) => SITES.filter(({ name }) => names.includes(name))

/**
 * French, a mirrored page, and languages of the other countries: each once at least, with script or without. In the gate a car is
 * booked without script by booking-course.spec.ts.
 */
const JOURNEYS = [
  {
    script: true,
    booking: inGate(named('ma in fr', 'ma in ar', 'coza in en', 'coza in zu'), ['coza in zu']),
    visit: inGate(named('ma in fr', 'coza in en'), ['coza in en']),
  },
  {
    script: false,
    booking: inGate(named('ma in fr', 'rw in rw'), []),
    visit: inGate(named('ma in ar', 'coza in zu', 'sn in wo'), ['ma in ar']),
  },
]

/**
 * Goes to the stand-in of a provider to pay the deposit, where it is refused, and comes back: the page says so, and holds
 * nothing.
 */
async function failToPay(page: Page, { t }: Site) {
  const own = page.url()
  await page.getByRole('button', { name: t('booking:pay.submit') }).click()
  await page.locator('button[name=outcome][value=refused]').click()
  await page.waitForURL(own)
  await expect(async () => {
    await page.goto(own)
    await expect(page.getByText(t('booking:pay.refused'))).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(page.getByText(t('booking:state.requested'), { exact: true })).toBeVisible()
  expect(await sidewaysOf(page)).toBe(0)
}

/** Pays the deposit online, at the stand-in of a provider, and waits until it has arrived. */
async function payDeposit(page: Page, { t }: Site) {
  const own = page.url()
  await page.getByRole('button', { name: t('booking:pay.submit') }).click()
  await page.locator('button[name=outcome][value=paid]').click()
  await page.waitForURL(own)
  await expect(async () => {
    await page.goto(own)
    await expect(page.getByText(t('booking:state.held'), { exact: true })).toBeVisible({ timeout: 1000 })
  }).toPass()
}

/** On paper are the receipt and until when it holds, and no control. */
async function expectReceiptOnPaper(page: Page, { t, edition, money }: Site) {
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: t('booking:receipt.title') })).toBeVisible()
  await expect(main.getByText(money(edition.booking.deposit ?? 0), { exact: true })).toBeVisible()
  await expect(main.locator('time')).toBeVisible()
  for (const each of ['header', 'footer', 'form', 'summary', 'button', 'a[href^="/calendar/"]'])
    await expect(page.locator(`${each}:visible`)).toHaveCount(0)
  await page.emulateMedia({ media: null })
}

/** Waits until the page of a booking says that the deposit was paid back. */
async function expectPaidBack(page: Page, own: string, { t, edition }: Site) {
  await expect(async () => {
    await page.goto(own)
    const text = t('booking:text.refunded', { amount: edition.booking.deposit })
    await expect(page.getByText(text)).toBeVisible({ timeout: 1000 })
  }).toPass()
}

/** Has messages go to another address, which its code verifies. */
async function changeContact(page: Page, site: Site) {
  const { t } = site
  const email = freshAddress()
  await page
    .getByRole('main')
    .locator('summary', { hasText: t('booking:reach.title') })
    .click()
  await page.getByLabel(t('booking:reach.label')).fill(email)
  await page.getByRole('button', { name: t('account:profile.sendCode') }).click()
  await page.locator('form#contact [name=typed]').fill(await codeFor(site, email))
  await page.locator('form#contact button[type=submit]').first().click()
  await expect(page.getByText(t('booking:reach.done'))).toBeVisible()
  expect(await sidewaysOf(page)).toBe(0)
  await mailWith(site, email, new URL(page.url()).pathname)
}

/** Goes back to the terms and to the contact from the last step, and comes to it again: nothing is asked for once more. */
async function comeBackFrom(page: Page, { t }: Site) {
  const form = page.locator('form#booking')
  await form.getByRole('button', { name: t('booking:change.terms') }).click()
  await expect(page.getByText(t('booking:deposit.ways.showroom'))).toHaveCount(0)
  await form.getByRole('button', { name: t('actions.continue') }).click()
  await expect(page.getByText(t('booking:deposit.ways.showroom'))).toBeVisible()
  await form.getByRole('button', { name: t('booking:change.contact') }).click()
  await expect(form.getByLabel(t('account:signUp.fullName'))).not.toHaveValue('')
  await form.locator('button[type=submit]').click()
  await expect(page.getByText(t('booking:deposit.ways.showroom'))).toBeVisible()
}

/** Opens the box that cancels, whose field for the reason is as wide as its form, and sends it. */
async function cancel(page: Page, title: string, submit: string) {
  await page.getByRole('main').locator('summary', { hasText: title }).click()
  const form = page.locator('form#cancel')
  const [field, whole] = await Promise.all([form.getByRole('textbox'), form].map((each) => each.boundingBox()))
  expect(Math.round(field?.width ?? 0)).toBe(Math.round(whole?.width ?? 1))
  await page.getByRole('button', { name: submit }).click()
}

for (const { script, booking, visit } of JOURNEYS) {
  test.describe(script ? 'With script' : 'Without script', () => {
    // The stand-in of a payment provider answers this machine alone.
    test.use({ ...PHONE, javaScriptEnabled: script, extraHTTPHeaders: {} })
    const open = (page: Page, url: string) => (script ? openHydrated(page, url) : page.goto(url))

    for (const site of booking) {
      const { t } = site

      test(`a car is booked in four steps, reserved for others, and free again once it is cancelled: ${site.name}`, async ({
        page,
      }) => {
        const interested = interestedUrl(site, await anyCarForSale(site))
        await open(page, interested)
        const terms = page.locator('section#booking')
        await expect(terms).toContainText(site.money(site.edition.booking.deposit ?? 0))
        await expect(terms).toContainText(t('booking:terms.free'))
        await expect(terms.locator('input')).toHaveCount(0)
        expect(await sidewaysOf(page)).toBe(0)
        if (script) await expectAccessible(page, 'terms')
        await terms.getByRole('link', { name: t('actions.continue') }).click()
        const email = await verifyContact(page, site, 'booking')
        await expect(page.getByText(t('booking:deposit.ways.showroom'))).toBeVisible()
        await expect(page.getByText(t('booking:terms.accept'))).toBeVisible()
        if (script) await expectAccessible(page, 'deposit')
        await comeBackFrom(page, site)
        await page
          .locator('form#booking')
          .getByRole('button', { name: t('car.action.book'), exact: true })
          .click()

        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('routes:booking'))
        const own = page.url()
        await expect(page.getByText(t('booking:state.requested'), { exact: true })).toBeVisible()
        await expect(page.getByText(/[A-Z]-BK-/)).toBeVisible()
        expect(await sidewaysOf(page)).toBe(0)
        if (script) await expectAccessible(page, 'booking')
        await expectReceiptOnPaper(page, site)
        await mailWith(site, email, new URL(own).pathname)
        await changeContact(page, site)
        await expect(async () => {
          await page.goto(interested)
          await expect(page.getByText(t('car.reservedText'))).toBeVisible({ timeout: 1000 })
        }).toPass()

        await page.goto(own)
        if (script) {
          // Controls must not shift during hydration.
          await untilHydrated(page)
          expect(await shiftOf(page)).toBeLessThanOrEqual(MAX_SHIFT)
        }
        // Online twice with script, once after a refusal, and wherever there is none; else at the showroom.
        const paid = !script || ['ma in ar', 'coza in zu'].includes(site.name)
        if (site.name === 'coza in zu') await failToPay(page, site)
        if (paid) await payDeposit(page, site)
        await cancel(page, t('booking:cancel.title'), t('booking:cancel.submit'))
        // The answer has come: opening the page anew before would cut the request off.
        await expect(page.getByText(t('booking:cancel.title'))).toHaveCount(0)
        if (paid) await expectPaidBack(page, own, site)
        else await expect(page.getByText(t('booking:state.cancelled'), { exact: true })).toBeVisible()
        await expect(async () => {
          await page.goto(interested)
          await expect(page.locator('section#booking')).toBeVisible({ timeout: 1000 })
        }).toPass()
      })
    }

    for (const site of visit) {
      const { t } = site

      test(`a visit is scheduled, moved and cancelled: ${site.name}`, async ({ page }) => {
        await open(page, interestedUrl(site, await anyCarForSale(site)))
        const times = page.locator('form#visit')
        await openDay(times, 'third')
        await times.locator('[name=slot]:visible').first().check()
        await times.locator('[name=drive]').check()
        await times.getByRole('button', { name: t('actions.continue') }).click()
        await expect(times).toContainText(t('booking:visit.testDrive'))
        const email = await verifyContact(page, site, 'visit', async () => {
          await expect(page).toHaveURL(/&step=code$/)
          await page.reload()
          if (script) await untilHydrated(page)
        })

        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('routes:visit'))
        await expect(page.getByText(t('booking:visitState.requested'), { exact: true })).toBeVisible()
        const own = new URL(page.url())
        await mailWith(site, email, own.pathname)
        await changeContact(page, site)
        await page.goto(own.href)
        const when = page.locator('time')
        const before = await when.textContent()
        await page
          .getByRole('main')
          .locator('summary', { hasText: t('booking:move.title') })
          .click()
        await openDay(page.locator('#move'), 'second')
        await page.locator('#move [name=slot]:visible').last().check()
        expect(await sidewaysOf(page)).toBe(0)
        if (script) await expectAccessible(page, 'times of a visit')
        await page.getByRole('button', { name: t('booking:move.submit') }).click()
        await expect(page.getByText(t('booking:move.done'))).toBeVisible()
        await expect(when).not.toHaveText(before ?? '')

        await cancel(page, t('booking:cancel.visitTitle'), t('booking:cancel.visitSubmit'))
        await expect(page.getByText(t('booking:visitState.cancelled'), { exact: true })).toBeVisible()
      })
    }
  })
}

const [french] = named('ma in fr') as [Site]

test('A link that leads to nothing helps on, and no page of a secret is kept or listed', async ({ page, faults }) => {
  const token = 'A'.repeat(43)
  const secrets = (['booking', 'visit'] as const).map((key) => pathFor(key, french.language, { token }))
  for (const path of [...secrets, `/payments/${randomUUID()}`]) {
    const answer = await page.goto(french.url(path))
    expect([answer?.status(), answer?.headers()['cache-control']]).toEqual([404, 'private, no-store'])
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(french.t('booking:lost.title'))
    await expect(page.getByRole('contentinfo')).toBeVisible()
  }
  expect(faults.splice(0).filter((fault) => !fault.includes('404'))).toEqual([])
})
