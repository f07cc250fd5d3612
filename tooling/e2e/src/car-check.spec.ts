import { randomUUID } from 'node:crypto'

import { inspectedCar, pathOfCar } from './fixtures/api.ts'
import { brakes, checklistItem, fillSender, sendChecklist } from './fixtures/checklist.ts'
import { mailWith } from './fixtures/outbox.ts'
import { openHydrated } from './fixtures/page-state.ts'
import { DEFAULT_SITES, type Site } from './fixtures/sites.ts'
import { expect, PHONE, test } from './fixtures/test.ts'

const [site] = DEFAULT_SITES as [Site]
const { t } = site

test.describe('Without script', () => {
  test.use({ ...PHONE, javaScriptEnabled: false })

  test('a car’s report leads to its checklist, and what does not match reaches the team', async ({ page }) => {
    const car = await inspectedCar(site)
    await page.goto(site.url(`${pathOfCar(site, car)}/report`))
    await page.getByRole('link', { name: t('routes:carCheck') }).click()
    await expect(page).toHaveURL(site.url(`${pathOfCar(site, car)}/check`))
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)

    await checklistItem(page, site, t('inspection.sections.engine')).mark('matches').check()
    await fillSender(page, site)
    await sendChecklist(page, site).click()
    await expect(page.getByText(t('report:checklist.nothing'))).toBeVisible()
    await expect(checklistItem(page, site, t('inspection.sections.engine')).mark('matches')).toBeChecked()
    await expect(page.getByLabel(t('contact.form.name'), { exact: true })).toHaveValue('Awa')

    const written = `Disques rayés ${randomUUID()}`
    await brakes(page, site).mark('differs').check()
    await brakes(page, site).note.fill(written)
    await page.getByLabel(t('report:checklist.kilometres')).fill('1 000 000')
    await sendChecklist(page, site).click()
    await expect(page.getByText(t('report:checklist.sent'))).toBeVisible()
    await expect(sendChecklist(page, site)).toBeHidden()
    const mail = await mailWith(site, written)
    for (const part of [car.reference, 'Awa', 'visitor@example.com', t('inspection.sections.brakes')])
      expect(mail).toContain(part)
  })
})

test.describe('With script', () => {
  test.use({ ...PHONE, serviceWorkers: 'allow' })

  test('it is sent by keyboard, and the page says so', async ({ page }) => {
    await openHydrated(page, site.url(`${pathOfCar(site, await inspectedCar(site))}/check`))
    const written = `Disques rayés ${randomUUID()}`
    await brakes(page, site).mark('matches').focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await expect(brakes(page, site).mark('differs')).toBeChecked()
    await page.keyboard.press('Tab')
    await expect(brakes(page, site).note).toBeFocused()
    await page.keyboard.type(written)
    await fillSender(page, site)
    await sendChecklist(page, site).focus()
    await page.keyboard.press('Enter')
    const said = page.getByRole('status').filter({ hasText: t('report:checklist.sent') })
    await expect(said).toBeFocused()
    expect(await mailWith(site, written)).toContain('visitor@example.com')
  })
})
