import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'

import { visitedPort } from './env.ts'
import { expectAccessible } from './fixtures/axe.ts'
import { httpGet } from './fixtures/http-get.ts'
import { sidewaysOf } from './fixtures/legible.ts'
import { mailWith } from './fixtures/outbox.ts'
import { SITES } from './fixtures/sites.ts'
import { DESKTOP, expect, PHONE, test } from './fixtures/test.ts'

const PASSWORD = 'otosafi-office'
/** Who may do all that is tried. A second factor is set up once: each further try is somebody else's. */
const WHOSE = ['manager', 'owner']

const urlOf = (path: string) => `http://office.localhost:${visitedPort()}${path}`

/** Checks a page in both schemes, at a desk and on a phone, where nothing may stand outside. */
async function expectLegible(page: Page, name: string): Promise<void> {
  for (const { viewport } of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport)
    await expectAccessible(page, `${name}, ${viewport.width} px`)
    expect(await sidewaysOf(page)).toBe(0)
  }
}

/** Signs in somebody who has no second factor yet. */
async function signInFirst(page: Page, email: string): Promise<void> {
  await page.goto(urlOf('/sign-in'))
  await expectLegible(page, 'signing in')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
  const secret = await page.getByLabel('Secret').inputValue()
  await expectLegible(page, 'setting up the second factor')
  await page.getByLabel('Code of your authenticator').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate())
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('listitem')).toHaveCount(10)
  await page.getByRole('button', { name: 'I have kept them' }).click()
}

test.describe('The office', () => {
  test.use({ ...DESKTOP, locale: 'en' })

  test('answers a question, lowers a price, and tells afterwards who did what', async ({ page }, { retry }) => {
    const site = SITES.find(({ name }) => name === 'ma in fr')
    const role = WHOSE[retry]
    if (site === undefined || role === undefined) throw new Error('There is no edition ma, or nobody left to sign in.')
    const email = `office-${retry}@example.org`
    const asked = await httpGet({
      host: `${site.edition.host}.localhost`,
      path: '/api/questions',
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ message: 'Is there parking at the showroom?', name: 'Salma', email, consent: true }),
    })
    expect(asked.status, asked.text).toBe(201)
    const { reference } = JSON.parse(asked.text) as { reference: string }

    await signInFirst(page, `${role}@otosafi.example`)
    await page.getByRole('searchbox').fill(email)
    await page.getByRole('searchbox').press('Enter')
    await expect(page.getByRole('status')).toHaveText('1 request')
    await expectLegible(page, 'inbox')
    await page.getByRole('link', { name: reference }).click()
    await page.getByRole('button', { name: 'I see to it' }).click()
    await expect(page.getByRole('button', { name: 'Leave it to others' })).toBeVisible()
    await page.getByLabel('New note').fill('Asked about Saturday too.')
    await page.getByRole('button', { name: 'Add note' }).click()
    await expect(page.getByLabel('New note')).toHaveValue('')
    await expectLegible(page, 'request')
    await page.getByLabel('Answer').fill('Yes, in the court behind it.')
    await page.getByRole('button', { name: 'Answer', exact: true }).click()
    await expect(page.getByText('Closed', { exact: true })).toBeVisible()
    await mailWith(site, email, 'Yes, in the court behind it.')

    await page.getByRole('link', { name: 'Stock' }).click()
    await expect(page.getByRole('status')).toHaveText(/^[\d,]+ cars$/)
    await expectLegible(page, 'stock')
    await page.goto(urlOf('/cars?edition=ma&status=available'))
    await page.getByRole('cell').getByRole('link').nth(retry).click()
    await expectLegible(page, 'car')
    const price = page.getByLabel('New price')
    const former = Number((await price.inputValue()).replace(/\D/g, ''))
    await price.fill(String(former - 1000))
    await page.getByRole('button', { name: 'Set price' }).click()
    await expect(page.getByRole('row').filter({ hasText: 'Price before it was lowered' })).toBeVisible()
    const address = new URL((await page.getByRole('link', { name: 'Page on the site' }).getAttribute('href')) ?? '')
    await expect
      .poll(async () => (await httpGet({ host: address.hostname, path: address.pathname })).text)
      .toContain(site.money(former - 1000))

    await page.goto(urlOf(`/audit?text=${reference}`))
    await expect(page.getByRole('row').filter({ hasText: 'Went on with a request' })).toHaveCount(1)
    await expect(page.getByRole('row').filter({ hasText: 'Wrote a note' })).toHaveCount(1)
    await expectLegible(page, 'audit log')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  })
})
