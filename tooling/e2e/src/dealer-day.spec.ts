import { randomUUID } from 'node:crypto'

import type { Browser, Page } from '@playwright/test'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { readRunEnv } from './env.ts'
import { httpGet } from './fixtures/http-get.ts'
import { interestedUrl, verifyContact } from './fixtures/interested.ts'
import { officeUrl, signInToOffice } from './fixtures/office.ts'
import { mailWith } from './fixtures/outbox.ts'
import { type Site, siteNamed } from './fixtures/sites.ts'
import { DESKTOP, expect, test } from './fixtures/test.ts'

const CARS = 50
const PASSWORD = 'otosafi-office'
const OWN_PASSWORD = 'correct horse battery'
/** Lines of the file that are wrong at first. */
const FAULTY = [7, 21, 40]

const COLUMNS = 'number,brand,model,trim,modelYear,mileage,fuelType,transmission,color,seats,origin,price,city'

/** A file of cars; `trim` is the name by which the day's cars are known, `price` that of a line. */
function fileOf(trim: string, price: (at: number) => string): Buffer {
  const lines = Array.from(
    { length: CARS },
    (_, at) =>
      `${trim}-${at},Dacia,Logan,${trim} ${at},2019,${60_000 + at},diesel,manual,white,5,local,${price(at)},Casablanca`,
  )
  return Buffer.from([COLUMNS, ...lines, ''].join('\n'))
}

/** A page of the office with somebody signed in. */
async function openOffice(browser: Browser, email: string, password = PASSWORD): Promise<Page> {
  const page = await (await browser.newContext({ ...DESKTOP, locale: 'en' })).newPage()
  await page.goto(officeUrl('/sign-in'))
  await signInToOffice(page, { email, password })
  return page
}

/** Has an owner invite an agent, who follows the mail; resolves to the agent's page. */
async function inviteAgent(browser: Browser, site: Site): Promise<Page> {
  const email = `${randomUUID()}@example.org`
  const owner = await (await browser.newContext({ ...DESKTOP, locale: 'en' })).newPage()
  await owner.goto(officeUrl('/sign-in'))
  const authenticator = await signInToOffice(owner, { email: 'owner@otosafi.example', password: PASSWORD })
  await owner.getByRole('link', { name: 'Team' }).click()
  await owner.getByRole('link', { name: 'Invite somebody' }).click()
  await owner.getByLabel('E-mail').fill(email)
  await owner.getByLabel('Name').fill('Ndeye Fall')
  await owner.getByLabel('Morocco').check()
  await owner.getByRole('button', { name: 'Send invitation' }).click()
  await owner.getByLabel('Code of your authenticator').fill(await authenticator.code())
  await owner.keyboard.press('Enter')
  const link = /\/invitation#[\w-]{43}/.exec(await mailWith(site, email, '/invitation#'))?.[0] ?? ''
  const agent = await (await browser.newContext({ ...DESKTOP, locale: 'en' })).newPage()
  await agent.goto(officeUrl(link))
  await agent.getByRole('textbox', { name: 'Password' }).fill(OWN_PASSWORD)
  await agent.getByRole('button', { name: 'Set password' }).click()
  await signInToOffice(agent, { email, password: OWN_PASSWORD })
  return agent
}

/** Sends a file of cars, and waits for its report. */
async function importFile(page: Page, buffer: Buffer): Promise<void> {
  await page.goto(officeUrl('/imports'))
  await page.getByRole('combobox', { name: 'Country' }).click()
  await page.getByRole('option', { name: 'Morocco' }).click()
  await page.locator('input[type=file]').setInputFiles({ name: 'cars.csv', mimeType: 'text/csv', buffer })
  await page.getByLabel('Only say what would be done').uncheck()
  await page.getByRole('button', { name: 'Import' }).click()
}

// The stand-in of a payment provider answers this machine alone.
test.use({ extraHTTPHeaders: {} })

/** In the part `matrix` of the deep tests: each of its steps has a test of its own in the gate. */
for (const name of readRunEnv().matrix ? ['ma in fr'] : []) {
  test(`a day at a dealer's: ${name}`, async ({ browser }) => {
    test.setTimeout(600_000)
    const site = siteNamed(name)
    const { t } = site
    const trim = `Day ${randomUUID().slice(0, 8)}`
    const agent = await inviteAgent(browser, site)

    const editor = await openOffice(browser, 'editor@otosafi.example')
    await importFile(
      editor,
      fileOf(trim, (at) => (FAULTY.includes(at) ? 'cheap' : String(90_000 + at))),
    )
    await expect(editor.getByRole('heading', { name: '3 faults' })).toBeVisible()
    for (const at of FAULTY)
      await expect(
        editor
          .getByRole('row')
          .filter({ hasText: 'price' })
          .filter({ hasText: String(at + 2) }),
      ).toHaveCount(1)
    await importFile(
      editor,
      fileOf(trim, (at) => String(90_000 + at)),
    )
    await expect(editor.getByRole('row').filter({ hasText: 'Unchanged' })).toContainText('47')

    const inspector = await openOffice(browser, 'inspector@otosafi.example')
    await inspector.goto(officeUrl('/cars?edition=ma&state=draft&order=newest'))
    await inspector.getByRole('link', { name: new RegExp(`${trim} 7 `) }).click()
    await expect(inspector.getByText('A draft: the site does not show it yet.')).toBeVisible()
    const address = new URL(inspector.url()).pathname
    const id = address.split('/').at(-1) ?? ''
    const picture = await inspector.evaluate(() => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 })
      canvas.getContext('2d')?.fillRect(40, 200, 560, 160)
      return canvas.toDataURL('image/jpeg')
    })
    const buffer = Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64')
    await inspector.locator('input[type=file]').setInputFiles({ name: 'car.jpg', mimeType: 'image/jpeg', buffer })
    await expect(inspector.getByText('Key photo')).toBeVisible()
    await inspector.getByRole('link', { name: 'Inspect' }).click()
    await inspector.getByLabel(/^Odometer/).fill('60010')
    for (const rest of await inspector.getByRole('button', { name: /the rest is in order$/ }).all()) await rest.click()
    await inspector.getByLabel('Or type your full name').fill('Thabo Nkosi')
    await inspector.getByRole('button', { name: 'Publish the report' }).click()
    await expect(inspector.getByText('Key photo')).toBeVisible()

    const manager = await openOffice(browser, 'manager@otosafi.example')
    await manager.goto(officeUrl(address))
    await manager.getByRole('button', { name: 'Publish' }).click()
    await expect(manager.getByRole('link', { name: 'Page on the site' })).toBeVisible()
    const reference = (await manager.getByText(/^MA-\w{8}$/).textContent()) ?? ''

    const visitor = await (await browser.newContext({ ...DESKTOP, locale: 'fr' })).newPage()
    const listing = `${site.url(pathFor('buyCars', site.language))}?brand=dacia&sort=newest`
    await expect(async () => {
      await visitor.goto(listing)
      await expect(visitor.locator(`a[href*="${id}"]`).first()).toBeVisible({ timeout: 1000 })
    }).toPass()
    await visitor.goto(interestedUrl(site, { id }))
    await visitor
      .locator('section#booking')
      .getByRole('link', { name: t('actions.continue') })
      .click()
    await verifyContact(visitor, site, 'booking')
    await visitor
      .locator('form#booking')
      .getByRole('button', { name: t('car.action.book'), exact: true })
      .click()
    const booking = (await visitor.getByText(/MA-BK-\w{8}/).textContent())?.match(/MA-BK-\w{8}/)?.[0] ?? ''
    const own = visitor.url()
    await visitor.getByRole('button', { name: t('booking:pay.submit') }).click()
    await visitor.locator('button[name=outcome][value=paid]').click()
    await visitor.waitForURL(own)

    await agent.goto(officeUrl(`/cases/booking/ma/${booking}`))
    await expect(async () => {
      await agent.reload()
      await expect(agent.getByText('Car held', { exact: true }).first()).toBeVisible({ timeout: 1000 })
    }).toPass()
    await agent.getByRole('button', { name: /vendue/ }).click()
    await expect(agent.getByText('Nothing is left to be done.')).toBeVisible()
    await expect
      .poll(async () => {
        const { text } = await httpGet({ host: `${site.edition.host}.localhost`, path: `/api/cars/${id}` })
        return (JSON.parse(text) as { status: string }).status
      })
      .toBe('sold')

    await manager.goto(officeUrl('/numbers?edition=ma&days=7'))
    const today = new Date().toISOString().slice(0, 10)
    await expect(manager.locator('table').last()).toContainText(today.slice(0, 4))
    await manager.goto(officeUrl(`/audit?text=${reference}`))
    await expect(manager.getByRole('row').filter({ hasText: reference })).not.toHaveCount(0)
    await manager.goto(officeUrl(`/audit?text=${booking}`))
    await expect(manager.getByRole('row').filter({ hasText: booking })).toHaveCount(1)
  })
}
