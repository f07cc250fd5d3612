import { randomUUID } from 'node:crypto'

import { pathFor } from '@otosafi/editions/routes/path-for'

import { expectAccessible } from './fixtures/axe.ts'
import { openDay } from './fixtures/days.ts'
import { expectFault } from './fixtures/faults.ts'
import { expectRefused } from './fixtures/forms.ts'
import { sidewaysOf } from './fixtures/legible.ts'
import { mailWith } from './fixtures/outbox.ts'
import { openHydrated } from './fixtures/page-state.ts'
import { siteNamed } from './fixtures/sites.ts'
import { expect, PHONE, test } from './fixtures/test.ts'

const french = siteNamed('ma in fr')
const arabic = siteNamed('ma in ar')

test.describe('On a phone, with script', () => {
  test.use(PHONE)

  test('a number is read as it is typed, and the rest is asked of the team', async ({ page }) => {
    const { t } = french
    await openHydrated(page, french.url(pathFor('services', french.language)))
    await page
      .getByRole('main')
      .getByRole('link', { name: t('services:vinCheck.title') })
      .click()
    const typed = page.locator('#vin')
    await expect(typed).toBeVisible()
    // The number is read by the page's script, which starts with the first touch.
    await typed.click()
    await expect(async () => {
      await typed.fill('')
      await typed.pressSequentially('uu1hsdadg 1234567')
      await typed.press('8')
      await expect(page.getByRole('heading', { name: 'UU1HSDADG12345678' })).toBeVisible()
    }).toPass()
    await expect(page.getByRole('main').getByText('Dacia', { exact: true })).toBeVisible()
    await expect(page.getByText(t('services:vin.from.RO'), { exact: true })).toBeVisible()
    await expect(page.getByText(t('services:vin.verdict.none'))).toBeVisible()
    await expectAccessible(page, 'a number that was read')

    const form = page.locator('form#vinCheck')
    await expect(form.locator('[name=vin]')).toHaveValue('UU1HSDADG12345678')
    const email = `${randomUUID()}@example.org`
    await form.locator('[name=fullName]').fill('Salma Bennani')
    await form.locator('[name=email]').fill(email)
    await form.getByRole('button', { name: t('services:vinCheck.submit') }).click()
    await expect(form.locator('p[role=status]')).toHaveText(t('services:vinCheck.sent'))
    expect(await mailWith(french, 'UU1HSDADG12345678', email)).toContain('MA-VC-')
    await mailWith(french, email, 'vérification du VIN')
  })

  test('a refusal stands beside its fields, and nothing that was typed is lost', async ({ page, faults }) => {
    const { t } = french
    await openHydrated(page, french.url(pathFor('diagnostic', french.language)))
    const form = page.locator('form#diagnostic')
    await form.locator('[name=brand]').fill('Kia')
    await form.locator('[name=symptoms]').fill('Le voyant est allumé')
    await form.locator('[name=phone]').fill('06')
    await form.getByRole('button', { name: t('services:diagnostic.submit') }).click()
    const error = t('validation.required', { field: t('car.label.model') })
    await expectRefused(form, form.locator('[name=model]'), { error, kept: '' })
    await expect(form.locator('[name=symptoms]')).toHaveValue('Le voyant est allumé')
    await expect(form.locator('[name=phone]')).toHaveValue('06')
    await expectAccessible(page, 'a refused request')
    expectFault(faults, /422/)
  })
})

test.describe('Without script, from right to left', () => {
  test.use({ javaScriptEnabled: false })

  test('a number is read by its button, and one that is none is refused', async ({ page }) => {
    const { t } = arabic
    await page.goto(arabic.url(pathFor('vinCheck', arabic.language)))
    await page.locator('#vin').fill('1HGCM82633A00435')
    await page.getByRole('button', { name: t('services:vin.read') }).click()
    await expect(page.locator('#vin')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.locator('#vin')).toHaveValue('1HGCM82633A00435')
    await page.locator('#vin').fill('1HGCM82633A004352')
    await page.getByRole('button', { name: t('services:vin.read') }).click()
    await expect(page.getByText('Honda', { exact: true })).toBeVisible()
    await expect(page.getByText('2003', { exact: true })).toBeVisible()
    await expect(page.getByText(t('services:vin.verdict.right'), { exact: true })).toBeVisible()
  })

  test('an inspector is asked for', async ({ page }) => {
    const { t } = arabic
    await page.goto(arabic.url(pathFor('inspector', arabic.language)))
    const form = page.locator('form#inspector')
    const city = `سلا ${randomUUID()}`
    await form.locator('[name=brand]').fill('Dacia')
    await form.locator('[name=model]').fill('Duster')
    await form.locator('[name=modelYear]').fill('٢٠١٩')
    await form.locator('[name=city]').fill(city)
    await form.locator('[name=fullName]').fill('سلمى')
    await form.locator('[name=phone]').fill('06 61 23 45 67')
    await form.getByRole('button', { name: t('services:inspector.submit') }).click()
    await expect(form.locator('p[role=status]')).toHaveText(t('services:inspector.sent'))
    expect(await mailWith(arabic, city)).toContain('2019')
  })
})

for (const { name, site, script } of [
  { name: 'with script', site: french, script: true },
  { name: 'without script', site: siteNamed('sn in wo'), script: false },
])
  test.describe(`At a time, ${name}`, () => {
    test.use({ ...PHONE, javaScriptEnabled: script })

    test(`a time is chosen and kept for an inspector: ${site.name}`, async ({ page, faults }) => {
      const { t, language } = site
      await page.goto(site.url(pathFor('inspector', language)))
      const form = page.locator('form#inspector')
      await form.locator('[name=city]').fill('Thiès')
      await form.getByRole('button', { name: t('services:time.see') }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('routes:serviceTime'))
      const times = page.locator('form#time')
      await openDay(times, 'second')
      await times.locator('[name=slot]:visible').first().check()
      expect(await sidewaysOf(page)).toBe(0)
      if (script) await expectAccessible(page, 'times of a service')
      await times.getByRole('button', { name: t('actions.continue') }).click()
      await expect(form.getByRole('button', { name: t('services:time.change') })).toBeVisible()
      await expect(form.locator('[name=preferredDay]')).toHaveCount(0)
      await expect(form.locator('[name=city]')).toHaveValue('Thiès')

      // A refusal keeps the time.
      await form.getByRole('button', { name: t('services:inspector.submit') }).click()
      await expect(form.getByRole('button', { name: t('services:time.change') })).toBeVisible()
      const email = `${randomUUID()}@example.org`
      await form.locator('[name=brand]').fill('Dacia')
      await form.locator('[name=model]').fill('Duster')
      await form.locator('[name=fullName]').fill('Awa Diop')
      await form.locator('[name=phone]').fill(site.edition.phone.example)
      await form.locator('[name=email]').fill(email)
      await form.getByRole('button', { name: t('services:inspector.submit') }).click()
      await expect(form.locator('p[role=status]')).toHaveText(t('services:time.sent'))
      await mailWith(site, email, 'Dacia')
      expect(faults.splice(0).filter((fault) => !fault.includes('422'))).toEqual([])
    })
  })
