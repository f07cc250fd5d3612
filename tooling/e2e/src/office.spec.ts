import { randomUUID } from 'node:crypto'

import { drawnPicture } from './fixtures/drawn-picture.ts'
import { expectFault } from './fixtures/faults.ts'
import { httpGet } from './fixtures/http-get.ts'
import { expectFocusSeen, skipToContent, tabTo } from './fixtures/keyboard.ts'
import { offerCar } from './fixtures/offer-car.ts'
import { expectLegible, officeUrl, signInToOffice } from './fixtures/office.ts'
import { mailWith } from './fixtures/outbox.ts'
import { siteNamed } from './fixtures/sites.ts'
import { DESKTOP, expect, test } from './fixtures/test.ts'

const PASSWORD = 'otosafi-office'
const WEEK_MS = 7 * 86_400_000

test.describe('The office', () => {
  // One after the other: a code of a member of the team is good once.
  test.describe.configure({ mode: 'default' })
  test.use({ ...DESKTOP, locale: 'en' })

  test('answers a question and lowers a price by the keyboard alone, and tells afterwards who did what', async ({
    page,
    faults,
  }, { retry }) => {
    const site = siteNamed('ma in fr')
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

    await page.goto(officeUrl('/sign-in'))
    await signInToOffice(page, {
      email: 'manager@otosafi.example',
      password: PASSWORD,
      look: (step) => expectLegible(page, step),
    })
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
    await page.reload()
    await expect(page.getByLabel('Answer')).toBeVisible()
    await skipToContent(page)
    await tabTo(page, page.getByLabel('Answer'))
    await expectFocusSeen(page)
    await page.keyboard.type('Yes, in the court behind it.')
    await tabTo(page, page.getByRole('button', { name: 'Answer', exact: true }))
    await expectFocusSeen(page)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Closed', { exact: true })).toBeVisible()
    await mailWith(site, email, 'Yes, in the court behind it.')

    await page.getByRole('link', { name: 'Stock' }).click()
    await expect(page.getByRole('status')).toHaveText(/^[\d,]+ cars$/)
    await expectLegible(page, 'stock')
    // A car at which no other test looks: its address changes with its price.
    await page.goto(officeUrl('/cars?edition=ma&status=available&order=oldest'))
    const car =
      /MA-\w{8}/.exec(
        await page
          .getByRole('row')
          .nth(1 + retry)
          .innerText(),
      )?.[0] ?? ''
    // From here on to the price by the keyboard alone.
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
    await page.keyboard.type(car)
    await expect(page.getByRole('dialog').getByText(car)).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    const price = page.getByLabel('New price')
    await expect(price).toBeVisible()
    const former = Number((await price.inputValue()).replace(/\D/g, ''))
    await tabTo(page, price, { most: 80 })
    await expectFocusSeen(page)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(String(former - 1000))
    await tabTo(page, page.getByRole('button', { name: 'Set price' }))
    await expectFocusSeen(page)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('row').filter({ hasText: 'Price before it was lowered' })).toBeVisible()
    const address = new URL((await page.getByRole('link', { name: 'Page on the site' }).getAttribute('href')) ?? '')
    await expect
      .poll(async () => (await httpGet({ host: address.hostname, path: address.pathname })).text)
      .toContain(site.money(former - 1000))
    await expectLegible(page, 'car')

    // As after a deploy, whose files have other names.
    await page.route('**/assets/NumbersPage-*', (route) => route.abort())
    await page.getByRole('link', { name: 'Numbers' }).click()
    await expect(page.getByRole('alert')).toContainText('the office was renewed since you opened it')
    await expectLegible(page, 'numbers whose script is gone')
    expectFault(faults, /ERR_FAILED/)
    await page.unroute('**/assets/NumbersPage-*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('row').filter({ hasText: 'Requests without an answer' })).toBeVisible()
    await expectLegible(page, 'numbers')

    await page.goto(officeUrl(`/audit?text=${reference}`))
    await expect(page.getByRole('row').filter({ hasText: 'Went on with a request' })).toHaveCount(1)
    await expect(page.getByRole('row').filter({ hasText: 'Wrote a note' })).toHaveCount(1)
    await expectLegible(page, 'audit log')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  })

  test('brings a car with a photo, which a visitor finds once it is published, and no more once it is withdrawn', async ({
    page,
  }, { retry }) => {
    const site = siteNamed('default in en')
    await page.goto(officeUrl('/sign-in'))
    await signInToOffice(page, { email: 'manager@otosafi.example', password: PASSWORD })
    await page.getByRole('link', { name: 'Stock' }).click()
    await page.getByRole('button', { name: 'New car' }).click()
    await page.getByRole('menuitem', { name: 'International' }).click()
    await expectLegible(page, 'new car')
    const choose = async (field: string, value: string) => {
      await page.getByRole('combobox', { name: field, exact: true }).click()
      await page.getByRole('option', { name: value, exact: true }).click()
    }
    await choose('Brand', 'Peugeot')
    await choose('Model', '301')
    await page.getByLabel('Version').fill(`Allure ${retry}`)
    await page.getByLabel('Model year').fill('2019')
    await choose('Origin', 'Local')
    await choose('City', 'Casablanca')
    await choose('Fuel type', 'Diesel')
    await choose('Transmission', 'Manual')
    await choose('Colour', 'White')
    await page.getByLabel('Seats').fill('5')
    await page.getByLabel('Price').fill('11000')
    await page.getByRole('button', { name: 'Save as a draft' }).click()
    await expect(page.getByText('Fill this in.')).toHaveCount(1)
    await page.getByLabel('Mileage').fill('91000')
    await page.getByRole('button', { name: 'Save as a draft' }).click()
    await expect(page.getByText('A draft: the site does not show it yet.')).toBeVisible()

    const chosen = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Add photos' }).click()
    await (await chosen).setFiles([{ name: 'car.jpg', mimeType: 'image/jpeg', buffer: await drawnPicture(page) }])
    await expect(page.getByText('Key photo')).toBeVisible()
    await expectLegible(page, 'draft')
    await page.getByRole('link', { name: 'History and papers' }).click()
    await page.getByRole('button', { name: 'Add a service' }).click()
    const service = page.getByRole('group', { name: 'Service 1' })
    await service.getByLabel('Day').fill('2022-03-10')
    await service.getByLabel('Odometer (km)').fill('41000')
    await service.getByLabel('Workshop').fill('Garage Atlas')
    await service.getByLabel('Town').fill('Casablanca')
    await service.getByLabel('What was done').fill('Oil and filters changed')
    await page.getByLabel('Registration certificate').check()
    await expectLegible(page, 'history and papers')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('link', { name: 'History and papers' })).toBeVisible()
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    const shown = async () => {
      const answer = await httpGet({ host: `${site.edition.host}.localhost`, path: `/api/cars/${id}` })
      return answer.status === 200 ? (JSON.parse(answer.text) as { photoCount: number }).photoCount : answer.status
    }
    expect(await shown()).toBe(404)
    await page.getByRole('button', { name: 'Publish' }).click()
    const link = page.getByRole('link', { name: 'Page on the site' })
    await expect(link).toBeVisible()
    await expect.poll(shown).toBe(1)
    const host = `${site.edition.host}.localhost`
    const history = await httpGet({ host, path: `/api/service-histories/by-car?car=${id}` })
    expect(history.text).toContain('Oil and filters changed')
    const address = new URL((await link.getAttribute('href')) ?? '')
    const { text } = await httpGet({ host: address.hostname, path: address.pathname })
    expect(text).toContain(site.money(11_000))

    await page.getByRole('link', { name: 'Edit' }).click()
    await page.getByLabel('Mileage').fill('92000')
    await expectLegible(page, 'facts of a car')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Withdraw' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
    await expect(page.getByText('Taken off the site.')).toBeVisible()
    await expect.poll(shown).toBe(404)
  })

  test('makes an appointment with somebody who sells a car, who reads of it', async ({ page }) => {
    const site = siteNamed('default in en')
    const email = `${randomUUID()}@example.org`
    const { reference } = await offerCar(site, email)

    await page.goto(officeUrl('/sign-in'))
    await signInToOffice(page, { email: 'agent@otosafi.example', password: PASSWORD })
    await page.getByRole('link', { name: 'Cars offered' }).click()
    await expect(page.getByRole('heading', { name: 'Cars offered' })).toBeVisible()
    await page.getByRole('searchbox').fill(email)
    await page.getByRole('searchbox').press('Enter')
    await expect(page.getByRole('status')).toHaveText('1 car offered')
    await expectLegible(page, 'cars offered')
    await page.getByRole('link', { name: reference }).click()
    await expectLegible(page, 'car offered')
    const form = page.getByRole('form', { name: 'Make the appointment' })
    await form.getByLabel('Day and time').fill(new Date(Date.now() + WEEK_MS).toISOString().slice(0, 16))
    await form.getByLabel('Address').fill('At the harbour')
    await form.getByRole('button').click()
    await expect(page.getByText('Appointment made', { exact: true }).first()).toBeVisible()
    await mailWith(site, email, 'At the harbour')
    await page.getByRole('link', { name: 'Calendar' }).click()
    await expect(page.getByRole('region')).toHaveCount(7)
    await expectLegible(page, 'calendar')
  })

  test('pays a seller once a code has confirmed it', async ({ page, faults }) => {
    const site = siteNamed('default in en')
    const { id, reference } = await offerCar(site, `${randomUUID()}@example.org`)
    await page.goto(officeUrl('/sign-in'))
    const authenticator = await signInToOffice(page, { email: 'agent@otosafi.example', password: PASSWORD })
    await page.goto(officeUrl(`/cases/sale/default/${reference}`))
    await page.getByRole('button', { name: 'The car was inspected' }).click()
    const form = page.getByRole('form', { name: 'Make the offer' })
    await form.getByLabel('Price before deductions').fill('5000')
    await form.getByRole('button').click()
    await expect(page.getByText('Offer made', { exact: true }).first()).toBeVisible()
    const accepted = await httpGet({
      host: `${site.edition.host}.localhost`,
      path: `/api/sales/${id}/accept`,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ offer: 1 }),
    })
    expect(accepted.status, accepted.text).toBe(200)

    await page.reload()
    await page.getByRole('button', { name: 'The seller was paid' }).click()
    await page.getByLabel('Code of your authenticator').fill(await authenticator.code())
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible()
    expectFault(faults, /410/)
  })

  test('lets an owner invite somebody, who follows the mail and begins', async ({ page, browser, faults }) => {
    const email = `${randomUUID()}@example.org`
    await page.goto(officeUrl('/sign-in'))
    const authenticator = await signInToOffice(page, { email: 'owner@otosafi.example', password: PASSWORD })
    await page.getByRole('link', { name: 'Team' }).click()
    await page.getByRole('link', { name: 'Invite somebody' }).click()
    await expectLegible(page, 'invitation to be sent')
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Name').fill('Ndeye Fall')
    await page.getByLabel('Morocco').check()
    await page.getByRole('button', { name: 'Send invitation' }).click()
    await expect(page.getByRole('dialog', { name: 'Confirm that it is you' })).toBeVisible()
    await expectLegible(page, 'invitation to be confirmed')
    await page.getByLabel('Code of your authenticator').fill(await authenticator.code())
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Invited')
    expectFault(faults, /410/)
    await expectLegible(page, 'team')
    await page.getByRole('link', { name: 'Ndeye Fall' }).first().click()
    await expect(page.getByRole('button', { name: 'Close account' })).toBeVisible()
    await expectLegible(page, 'member of the team')

    const mail = await mailWith(siteNamed('ma in fr'), email, '/invitation#')
    const link = /\/invitation#[\w-]{43}/.exec(mail)?.[0] ?? ''
    const context = await browser.newContext({ locale: 'en' })
    const invited = await context.newPage()
    await invited.goto(officeUrl(link))
    await expectLegible(invited, 'invitation')
    await invited.getByRole('textbox', { name: 'Password' }).fill('password')
    await invited.getByRole('button', { name: 'Set password' }).click()
    await expect(invited.getByText('among the best known')).toBeVisible()
    await invited.getByRole('textbox', { name: 'Password' }).fill('correct horse battery')
    await invited.getByRole('button', { name: 'Set password' }).click()
    await signInToOffice(invited, { email, password: 'correct horse battery' })
    await expect(invited.getByText('Ndeye Fall')).toBeVisible()
    await context.close()
  })
})
